import { isSettingsObject, type SettingsObject } from '../../settings/settings-object.ts'
import { objectOfParts, partsBelow, type StoredPart } from '../../sync/parts.ts'

/**
 * The parts of stored plans: each goal, amount, answer, tick and switch. What belongs together is one part: an amount
 * with its baseline, a tick or an answer with the time at which it was given. What this version does not know is a part
 * too.
 */
export function planParts(plan: SettingsObject): StoredPart[] {
  return Object.entries(plan).flatMap(([key, value]) =>
    key === ACCOUNTS
      ? Object.entries(objectOf(value)).flatMap(([account, stored]) => accountParts([key, account], objectOf(stored)))
      : [[[key], value] satisfies StoredPart],
  )
}

const ACCOUNTS = 'accounts'

/** Fields of which the entries of one key are one part. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['owned', 'baselines'],
  ['taken', 'takenAt'],
])
const OF_PAIRS: ReadonlySet<string> = new Set([...PAIRS].flat())

function accountParts(path: readonly string[], account: SettingsObject): StoredPart[] {
  const { goals, places, standings, ...rest } = account
  return [
    ...goalParts(path, goals, objectOf(places)),
    ...Object.entries(objectOf(standings)).flatMap(([pool, standing]) => {
      const { saidAt, ...answers } = objectOf(standing)
      return pairParts([...path, 'standings', pool], answers, objectOf(saidAt))
    }),
    ...[...PAIRS].flatMap(([first, second]) =>
      pairParts([...path, first], objectOf(rest[first]), objectOf(rest[second])),
    ),
    ...Object.entries(rest).flatMap(([field, value]) =>
      OF_PAIRS.has(field) ? [] : partsBelow([...path, field], value),
    ),
  ]
}

function pairParts(path: readonly string[], first: SettingsObject, second: SettingsObject): StoredPart[] {
  return Object.keys({ ...first, ...second }).flatMap((key): StoredPart[] => {
    const pair = [own(first, key), own(second, key)]
    return pair.every((one) => one === null) ? [] : [[[...path, key], pair]]
  })
}

/**
 * Each goal, and its place in the order: a number that stays as long as it fits the order, so that goals which two
 * devices have added stand in the same order on both. Goals of one place are in the order of their ids.
 */
function goalParts(path: readonly string[], goals: unknown, places: SettingsObject): StoredPart[] {
  const known = (Array.isArray(goals) ? goals : []).filter(isGoal)
  const placed = new Map(Object.entries(places))
  let last = { place: -1, id: '' }
  for (const { id } of known) {
    const place = placed.get(id)
    const fits = typeof place === 'number' && (place > last.place || (place === last.place && id > last.id))
    last = { place: fits ? place : last.place + 1, id }
    placed.set(id, last.place)
  }
  return [
    ...known.map((goal): StoredPart => [[...path, 'goals', goal.id], goal]),
    ...[...placed].map(([id, place]): StoredPart => [[...path, 'places', id], place]),
  ]
}

/** The stored plans of these parts; what has no order of its own stands in theirs. */
export function planOfParts(parts: readonly StoredPart[]): SettingsObject {
  const plan = objectOfParts(parts.flatMap(storedParts))
  if (!isSettingsObject(plan[ACCOUNTS])) return plan
  const accounts = Object.entries(plan[ACCOUNTS]).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...plan,
    [ACCOUNTS]: Object.fromEntries(accounts.map(([key, account]) => [key, withGoalList(objectOf(account))])),
  }
}

/** What is one part, in the places in which it is stored. */
function storedParts([path, value]: StoredPart): StoredPart[] {
  const [root, account = '', field = '', key = '', ...below] = path
  const second = PAIRS.get(field)
  if (root !== ACCOUNTS || !Array.isArray(value) || (second === undefined && field !== 'standings'))
    return [[path, value]]
  const place = second === undefined ? [field, key, 'saidAt', ...below] : [second, key]
  const both: readonly StoredPart[] = [
    [path, value[0]],
    [[root, account, ...place], value[1]],
  ]
  return both.filter(([, one]) => one !== null)
}

function withGoalList(account: SettingsObject): SettingsObject {
  const places = Object.entries(objectOf(account.places))
  const placeOf = new Map(places)
  const goals = Object.values(objectOf(account.goals)).filter(isGoal)
  const rank = ({ id }: { readonly id: string }) => Number(placeOf.get(id) ?? Number.POSITIVE_INFINITY)
  const isThere = ([id]: readonly [string, unknown]) => goals.some((goal) => goal.id === id)
  const gone = places.filter((place) => !isThere(place)).slice(-MAX_GONE)
  return {
    ...account,
    ...(places.length > 0 && { places: Object.fromEntries([...gone, ...places.filter(isThere)]) }),
    goals: goals.toSorted((one, other) => rank(one) - rank(other) || (one.id < other.id ? -1 : 1)),
  }
}

/** Places of removed goals: where one comes back, as by an undo, it stands where it stood. */
const MAX_GONE = 60

function isGoal(value: unknown): value is { readonly id: string } {
  return isSettingsObject(value) && typeof value.id === 'string'
}

function own(object: SettingsObject, key: string): unknown {
  return Object.hasOwn(object, key) ? (object[key] ?? null) : null
}

function objectOf(value: unknown): SettingsObject {
  return isSettingsObject(value) ? value : {}
}
