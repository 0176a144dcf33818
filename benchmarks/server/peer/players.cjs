// How two players connect to boardgame.io: `move` sends one, `hear` is told of answers and of what stands on their screens.
const { io } = require('socket.io-client')

exports.boardgame = (port) => {
  const base = `http://127.0.0.1:${port}`

  // On a busy machine the server may close a connection just as it is used again; then the request is made once more.
  async function post(path, body, tries = 5) {
    try {
      const answer = await fetch(base + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return await answer.json()
    } catch (error) {
      if (tries <= 1) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
      return post(path, body, tries - 1)
    }
  }

  const plain = ({ G, _stateID }) => ({ pawns: G.pawns.flat(), left: G.left, fences: G.fences, ply: _stateID })

  return async (hear) => {
    const sockets = [0, 1].map(() => io(`${base}/quoridor`, { transports: ['websocket'], forceNew: true }))
    await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    let match = null
    let keys = []
    let ply = 0
    let mover = -1
    sockets.forEach((socket, seat) => {
      socket.on('sync', (id, { state }) => id === match && hear.screen(seat, plain(state)))
      socket.on('update', (id, state) => {
        if (id !== match) return
        ply = state._stateID
        // Who moved has no other answer.
        if (seat === mover) hear.answer()
        hear.screen(seat, plain(state))
      })
    })
    return {
      async begin() {
        const { matchID } = await post('/games/quoridor/create', { numPlayers: 2 })
        keys = []
        for (const seat of [0, 1]) {
          const whom = { playerID: String(seat), playerName: `p${seat}` }
          keys.push((await post(`/games/quoridor/${matchID}/join`, whom)).playerCredentials)
        }
        match = matchID
        ply = 0
        mover = -1
        sockets.forEach((socket, seat) => socket.emit('sync', match, String(seat), keys[seat], 2))
      },
      move(seat, move) {
        mover = seat
        const [type, args] = typeof move === 'string' ? ['fence', [move]] : ['walk', move]
        const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat), credentials: keys[seat] } }
        sockets[seat].emit('update', action, ply, match, String(seat))
      },
      end: async () => {},
      close: () => sockets.forEach((socket) => socket.close()),
    }
  }
}
