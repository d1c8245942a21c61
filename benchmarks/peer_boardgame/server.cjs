// boardgame.io's own server, two ways: `memory`, its in-memory store and a counter for a game; `durable FOLDER`, its store
// in files and a game with four hands, of which each seat may see its own.
const { FlatFile, Origins, Server } = require('boardgame.io/server')

const [port, kind, folder] = process.argv.slice(2)

const count = {
  name: 'count',
  setup: () => ({ n: 0 }),
  moves: { add: ({ G }) => { G.n += 1 } },
  turn: { minMoves: 1, maxMoves: 1 },
}

const hands = {
  name: 'count',
  setup: ({ ctx }) => ({ n: 0, pile: [], hands: Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, seat + 4, seat + 8, seat + 12]) }),
  moves: {
    add: ({ G, playerID }) => {
      const hand = G.hands[Number(playerID)]
      G.pile = [...G.pile, hand[0]].slice(-5)
      G.hands[Number(playerID)] = [...hand.slice(1), (hand[0] + 16) % 48]
      G.n += 1
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    n: G.n,
    pile: G.pile,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
  }),
}

const durable = kind === 'durable'
const server = Server({
  games: [durable ? hands : count],
  origins: [Origins.LOCALHOST],
  apiOrigins: [Origins.LOCALHOST],
  ...(durable ? { db: new FlatFile({ dir: folder }) } : {}),
})
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } }).then(() => console.log('ready'))
