// Two players a table, each acting as soon as the other's act is on both screens: node load.cjs FOLDER KIND PORT TABLES SECONDS
// FOLDER/players.cjs has a function for each KIND of server, by which two players connect to a port and are told of answers and screens.
// Prints one line of JSON: moves in the measured span, and latencies in milliseconds.
const { resolve: absolute, join } = require('node:path')

const [folder, kind] = process.argv.slice(2)
const [port, tables, seconds] = process.argv.slice(4).map(Number)
const SIZE = 9
const PLIES = 80
const LONGEST = 120 // seconds until all tables have begun
const acks = []
const screens = []
let moves = 0
let begun = 0
let measuring = false
let over = false

// A move is [x, y], or the text of a fence. A state is the places of both pawns, the fences that are left and those laid, and the ply.
function chosen({ pawns, left, fences, ply }) {
  const seat = ply % 2
  if (left[seat] > 0 && Math.random() < 0.5) {
    const text = `${Math.floor(Math.random() * 64)}${Math.random() < 0.5 ? 'h' : 'v'}`
    if (!fences.includes(text)) return text
  }
  const [x, y] = pawns.slice(2 * seat)
  const ways = [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]].filter(([a, b]) => a >= 0 && b >= 0 && a < SIZE && b < SIZE)
  return ways[Math.floor(Math.random() * ways.length)]
}

async function table(connect) {
  let sent = 0
  let shown = [-1, -1]
  let mover = 0
  let finish = () => {}
  const act = (state) => {
    mover = state.ply % 2
    sent = performance.now()
    players.move(mover, chosen(state))
  }
  const hear = {
    answer() {
      if (measuring) acks.push(performance.now() - sent)
    },
    screen(seat, state) {
      if (state.ply <= shown[seat]) return
      shown[seat] = state.ply
      if (state.ply > 0 && seat !== mover && measuring) {
        screens.push(performance.now() - sent)
        moves += 1
      }
      if (shown[0] !== shown[1]) return
      if (over || state.ply >= PLIES) finish()
      else act(state)
    },
  }
  const players = await connect(hear)
  for (let isFirst = true; !over; isFirst = false) {
    shown = [-1, -1]
    const finished = new Promise((resolve) => (finish = resolve))
    await players.begin()
    if (isFirst) begun += 1
    await finished
    await players.end()
  }
  players.close()
}

function share(values, at) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] : null
}

async function main() {
  const connect = require(join(absolute(folder), 'players.cjs'))[kind](port)
  const running = Array.from({ length: tables }, () => table(connect))
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
