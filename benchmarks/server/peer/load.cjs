// Two players a table, each acting as soon as the other's act is on his screen: node load.cjs PORT TABLES SECONDS
// Prints one line of JSON: moves in the measured span, and latencies in milliseconds.
const { io } = require('socket.io-client')

const [port, tables, seconds] = process.argv.slice(2).map(Number)
const base = `http://127.0.0.1:${port}`
const PLIES = 80
const LONGEST = 120 // seconds until all tables have begun
const acks = []
const screens = []
let moves = 0
let begun = 0
let measuring = false
let over = false

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

function connected(socket) {
  return new Promise((resolve) => socket.once('connect', resolve))
}

function chosen(state, player) {
  const { G } = state
  if (G.left[player] > 0 && Math.random() < 0.5) {
    const text = `${Math.floor(Math.random() * 64)}${Math.random() < 0.5 ? 'h' : 'v'}`
    if (!G.fences.includes(text)) return ['fence', [text]]
  }
  const [x, y] = G.pawns[player]
  const ways = [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].filter(([a, b]) => a >= 0 && b >= 0 && a < 9 && b < 9)
  return ['walk', ways[Math.floor(Math.random() * ways.length)]]
}

async function play(sockets, isFirst) {
  const { matchID } = await post('/games/quoridor/create', { numPlayers: 2 })
  const keys = []
  for (const player of [0, 1]) {
    const joined = await post(`/games/quoridor/${matchID}/join`, { playerID: String(player), playerName: `p${player}` })
    keys.push(joined.playerCredentials)
  }
  return new Promise((resolve) => {
    let sent = 0
    let seen = 0
    let synced = 0
    let latest = null
    const act = () => {
      const player = Number(latest.ctx.currentPlayer)
      const [type, args] = chosen(latest, player)
      sent = performance.now()
      seen = 0
      const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(player), credentials: keys[player] } }
      sockets[player].emit('update', action, latest._stateID, matchID, String(player))
    }
    sockets.forEach((socket, player) => {
      socket.removeAllListeners('sync')
      socket.removeAllListeners('update')
      socket.on('sync', (id, info) => {
        if (id !== matchID) return
        latest = info.state
        if (++synced === 2) {
          if (isFirst) begun += 1
          act()
        }
      })
      socket.on('update', (id, state) => {
        if (id !== matchID || sent === 0) return
        const mover = Number(latest.ctx.currentPlayer)
        const took = performance.now() - sent
        if (measuring) (player === mover ? acks : screens).push(took)
        if (++seen < 2) return
        latest = state
        if (measuring) moves += 1
        if (over || state._stateID >= PLIES) resolve()
        else act()
      })
      socket.emit('sync', matchID, String(player), keys[player], 2)
    })
  })
}

async function table() {
  const sockets = [0, 1].map(() => io(`${base}/quoridor`, { transports: ['websocket'], forceNew: true }))
  await Promise.all(sockets.map(connected))
  for (let isFirst = true; !over; isFirst = false) await play(sockets, isFirst)
  sockets.forEach((socket) => socket.close())
}

function share(values, at) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] : null
}

async function main() {
  const running = Array.from({ length: tables }, table)
  for (let waited = 0; begun < tables && waited < LONGEST; waited += 0.1) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (begun < tables) console.error(`only ${begun} of ${tables} tables have begun`)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  measuring = true
  console.log('begin')
  await new Promise((resolve) => setTimeout(resolve, 1000 * seconds))
  measuring = false
  over = true
  const facts = { moves, seconds, ack: [share(acks, 0.5), share(acks, 0.99)], screen: [share(screens, 0.5), share(screens, 0.99)] }
  console.log(`end ${JSON.stringify(facts)}`)
  await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, 3000))])
  process.exit(0)
}

main()
