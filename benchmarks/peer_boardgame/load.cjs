// The same load as load.py puts on Rumpus: tables of four sockets, a move of whoever's turn it is, until it is seen back.
// Each line of input is [moves a second or null, seconds]; the answer is how many milliseconds each move took.
const { io } = require('socket.io-client')

const [port, tables] = process.argv.slice(2).map(Number)
const api = `http://127.0.0.1:${port + 1}/games/count`
const post = (path, body) =>
  fetch(`${api}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) => r.json())

async function table() {
  const { matchID } = await post('create', { numPlayers: 4 })
  const seats = []
  const found = { matchID, seats, state: null, waiting: null }
  for (let seat = 0; seat < 4; seat += 1) {
    const { playerCredentials } = await post(`${matchID}/join`, { playerID: String(seat), playerName: 'x' })
    const socket = io(`http://127.0.0.1:${port}/count`, { transports: ['websocket'], forceNew: true })
    await new Promise((done) => socket.on('connect', done))
    const take = (state) => {
      if (!found.state || state._stateID > found.state._stateID) found.state = state
      if (found.waiting && found.waiting.seat === seat && state._stateID > found.waiting.before) {
        const { done } = found.waiting
        found.waiting = null
        done()
      }
    }
    await new Promise((done) => {
      socket.on('sync', (_, info) => { take(info.state); done() })
      socket.on('update', (_, state) => take(state))
      socket.emit('sync', matchID, String(seat), playerCredentials, 4)
    })
    seats.push({ socket, playerCredentials })
  }
  return found
}

function move(at) {
  const state = at.state
  const seat = Number(state.ctx.currentPlayer)
  const { socket, playerCredentials } = at.seats[seat]
  const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: String(seat), credentials: playerCredentials } }
  return new Promise((done) => {
    const began = performance.now()
    at.waiting = { seat, before: state._stateID, done: () => done(performance.now() - began) }
    socket.emit('update', action, state._stateID, at.matchID, String(seat))
  })
}

async function paced(all, rate, seconds) {
  const times = []
  const free = [...all]
  const running = new Set()
  const began = performance.now()
  let sent = 0
  while (performance.now() - began < seconds * 1000) {
    while (sent < ((performance.now() - began) / 1000) * rate && free.length > 0) {
      const at = free.shift()
      const one = move(at).then((took) => { times.push(took); free.push(at); running.delete(one) })
      running.add(one)
      sent += 1
    }
    await new Promise((done) => setTimeout(done, 1))
  }
  await Promise.all(running)
  return times
}

async function flatOut(all, seconds) {
  const times = []
  const end = performance.now() + seconds * 1000
  await Promise.all(all.map(async (at) => { while (performance.now() < end) times.push(await move(at)) }))
  return times
}

async function main() {
  const all = []
  for (let i = 0; i < tables; i += 1) all.push(await table())
  console.log('ready')
  for await (const line of require('readline').createInterface({ input: process.stdin })) {
    const [rate, seconds] = JSON.parse(line)
    console.log(JSON.stringify(rate === null ? await flatOut(all, seconds) : await paced(all, rate, seconds)))
  }
  process.exit(0)
}

main()
