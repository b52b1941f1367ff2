/** What tools call pools beside the game's own names, by the id of the pool. */
export const POOL_NAMES: Readonly<Record<string, readonly string[]>> = {
  1: ['1001', 'standard', 'standard channel', 'stable channel', '常驻频段', '常駐頻段'],
  2: ['2001', 'character', 'exclusive', 'exclusive channel', '独家频段', '獨家頻段'],
  3: ['3001', 'w_engine', 'w-engine channel', '音擎频段', '音擎頻段'],
  5: ['5001', 'bangboo', 'bangboo channel', '邦布频段', '邦布頻段'],
  102: ['12001', 'exclusive rescreening'],
  103: ['13001', 'w-engine reverberation'],
}
