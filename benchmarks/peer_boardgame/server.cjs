// boardgame.io's own server with its in-memory store, and the smallest game: a counter that the seat in turn moves on.
const { Server, Origins } = require('boardgame.io/server')

const game = {
  name: 'count',
  setup: () => ({ n: 0 }),
  moves: { add: ({ G }) => { G.n += 1 } },
  turn: { minMoves: 1, maxMoves: 1 },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST], apiOrigins: [Origins.LOCALHOST] })
server.run({ port: Number(process.argv[2]), lobbyConfig: { apiPort: Number(process.argv[2]) + 1 } }).then(() => console.log('ready'))
