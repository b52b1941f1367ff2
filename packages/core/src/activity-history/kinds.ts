/** One kind of Genshin event that players can export the history of. */
export interface HistoryKind {
  readonly id: string
  /** The game version in which it ran, e.g. `2.8`. */
  readonly version: string
  /** Holds little that is worth reading: shown only when asked for. */
  readonly isMinor: boolean
}

const VERSIONS: Readonly<Record<string, string>> = {
  effigy: '1.2',
  mechanicus: '1.3',
  fleur_fair: '1.4',
  channeller_slab: '1.5',
  martial_legend: '1.6',
  chess: '2.0',
  sumo: '2.1',
  rogue: '2.2',
  channeller_slab_copy: '2.3',
  potion: '2.4',
  sumo_second: '2.5',
  crystal: '2.6',
  perilous: '2.7',
  summer_v2: '2.8',
  spray: '3.0',
  sumo_third: '3.1',
  fungus: '3.2',
  mist_trial: '3.3',
  lantern_v3: '3.4',
  music: '3.5',
  crystal_v2: '3.5',
  spray_v2: '3.6',
  martial_legend_v2: '3.7',
  penumbra_adventure: '3.8',
  toy_battle: '4.0',
  poetry_festival: '4.1',
  mist_trial_v2: '4.2',
  goal_challenge: '4.3',
  lantern_v4: '4.4',
  alchemy_sim: '4.5',
  martial_legend_v3: '4.6',
  crystal_v3: '4.6',
  monster_vs_monster: '4.7',
  fairy_tales: '4.8',
  gain_buff: '5.0',
  activity_ceremony: '5.2',
}

const MINOR: readonly string[] = ['fleur_fair', 'penumbra_adventure', 'crystal_v3']

/** The kinds that are known, by id. (HIST-2) */
export const HISTORY_KINDS: ReadonlyMap<string, HistoryKind> = new Map(
  Object.entries(VERSIONS).map(([id, version]) => [id, { id, version, isMinor: MINOR.includes(id) }]),
)

/** Newest version first; within one, and among unknown kinds, by id. (HIST-3) */
export function compareKinds(a: string, b: string): number {
  return versionNumber(b) - versionNumber(a) || (a < b ? -1 : a > b ? 1 : 0)
}

/** Versions have one digit behind the point or more: 5.10 comes after 5.9. */
function versionNumber(id: string): number {
  const [major = 0, minor = 0] = (HISTORY_KINDS.get(id)?.version ?? '0.0').split('.').map(Number)
  return major * 1000 + minor
}
