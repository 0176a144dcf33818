// Quoridor without its hard part: pawns walk, fences are laid, no way is searched for. Kinder to the peers than the rules.
const SIZE = 9

function setup() {
  return { pawns: [4, 0, 4, 8], left: [10, 10], fences: [], ply: 0 }
}

// Carries a move out, or says why not. A move is [x, y], or the text of a fence.
function act(state, seat, move) {
  if (state.ply % 2 !== seat) return 'not your turn'
  if (typeof move === 'string') {
    if (state.left[seat] === 0 || state.fences.includes(move)) return 'no such fence'
    state.fences.push(move)
    state.left[seat] -= 1
  } else {
    const [x, y] = move
    const px = state.pawns[2 * seat]
    const py = state.pawns[2 * seat + 1]
    if (Math.abs(px - x) + Math.abs(py - y) !== 1 || x < 0 || y < 0 || x >= SIZE || y >= SIZE) return 'no such step'
    state.pawns[2 * seat] = x
    state.pawns[2 * seat + 1] = y
  }
  state.ply += 1
  return null
}

module.exports = { setup, act }
