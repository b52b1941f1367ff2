import { itemsIn } from '@ephemeris/announcements/codes/code-reading'
import { joinCodes } from '@ephemeris/core/codes/kept-codes'
import { CODE_REGIONS, codeKey, isPhrase, type RedeemCode, readCode } from '@ephemeris/core/codes/redeem-code'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { formatInstant, type Instant, parseInstant } from '@ephemeris/core/time/instant'
import type { Deps } from '#server/deps'
import { PlainError } from '#server/platform/log/plain-error'
import type { ImportMode } from '../corrections/import-corrections.service.ts'
import { type Typed, typedTime } from '../corrections/typed-correction.ts'
import { isKnownSite } from '../shipped/fact-source.ts'
import { insertSources, listSourceStates, updateOwnCodes } from '../sources/source.queries.ts'
import { OPERATOR } from '../sources/source-id.ts'
import { codesOf } from './catalogue-codes.ts'

/** The options that say what a code is, each with the line that explains it. */
export const CODE_OPTIONS: Readonly<Record<string, string>> = {
  '--game': `one of ${GAME_IDS.join(', ')}`,
  '--region': `one of ${CODE_REGIONS.join(', ')}; world where it is absent, and china for a phrase in Chinese`,
  '--reward': 'a name and an amount, as "Primogem*60"; once for each thing',
  '--until': 'the last moment, as "2026-12-01 23:59 UTC+8"; absent where it is not stated',
  '--page': "the address of the publisher's page",
}

/** Adds a code, or says of a known one what no source does. @returns a line for what changes @throws PlainError */
export async function addCode(
  deps: Pick<Deps, 'db' | 'clock'>,
  { text, typed }: { readonly text: string; readonly typed: Typed },
  mode: ImportMode,
): Promise<readonly string[]> {
  const now = deps.clock.now()
  const code = readCode(text)
  if (code === null)
    throw new PlainError(`"${text}" is no code: expected 4 to 20 letters and digits, or a Chinese phrase.`)
  const gameId = oneOf(typed, '--game', GAME_IDS)
  if (!gameId) throw new PlainError('Missing: --game.')
  const url = typed.get('--page')?.[0] ?? null
  if (url !== null && !isKnownSite(url)) throw new PlainError(`--page: "${url}" is no page of a publisher.`)
  const rewards = typed.get('--reward') ?? []
  const items = rewards.flatMap(itemsIn)
  if (items.length !== rewards.length)
    throw new PlainError('--reward: expected a name and an amount, as "Primogem*60".')
  const region = oneOf(typed, '--region', CODE_REGIONS) ?? (isPhrase(code) ? 'china' : 'world')
  const until = untilOf(typed)
  const added = { gameId, code, region, items, since: now, until, url, checkedAt: now, goneSince: null }
  return store(deps, added, mode)
}

/** Ends a code now, whatever source names it and whatever its stated end is. @throws PlainError */
export async function endCode(
  deps: Pick<Deps, 'db' | 'clock'>,
  { text, typed }: { readonly text: string; readonly typed: Typed },
  mode: ImportMode,
): Promise<readonly string[]> {
  const now = deps.clock.now()
  const gameId = oneOf(typed, '--game', GAME_IDS)
  const region = oneOf(typed, '--region', CODE_REGIONS)
  const known = codesOf(await listSourceStates(deps.db), now).filter(
    (one) =>
      one.code.toUpperCase() === text.toUpperCase() &&
      (gameId === null || one.gameId === gameId) &&
      (region === null || one.region === region),
  )
  const [one, ...more] = known
  if (!one) throw new PlainError(`No source names a code "${text}".`)
  if (more.length > 0) throw new PlainError(`"${text}" fits ${known.length} codes. Give --game or --region.`)
  return store(deps, { ...one, until: untilOf(typed) ?? now }, mode)
}

async function store(deps: Pick<Deps, 'db' | 'clock'>, code: RedeemCode, mode: ImportMode): Promise<readonly string[]> {
  const { gameId, region, items, until } = code
  const [own] = (await listSourceStates(deps.db)).filter(({ sourceId }) => sourceId === OPERATOR)
  const before = own?.codes.find((one) => codeKey(one) === codeKey(code))
  const isSame =
    before &&
    before.until === until &&
    before.region === region &&
    JSON.stringify(before.items) === JSON.stringify(items)
  if (isSame) return []
  if (mode === 'apply') {
    const at = new Date(deps.clock.now())
    await insertSources(deps.db, [OPERATOR], at)
    await updateOwnCodes(deps.db, { sourceId: OPERATOR, codes: joinCodes([[code], own?.codes ?? []]), at })
  }
  const rewards = items.map(({ name, amount }) => `${amount} ${name}`).join(', ') || 'rewards not stated'
  return [`${code.code} ${gameId} ${region}: ${rewards}; until ${until === null ? 'not stated' : formatInstant(until)}`]
}

function untilOf(typed: Typed): Instant | null {
  const [text] = typed.get('--until') ?? []
  if (text === undefined) return null
  const time = typedTime(text)
  if (typeof time === 'string') throw new PlainError(`--until: ${time}`)
  const at = time.clock === 'world' ? parseInstant(time.at) : null
  if (at === null) throw new PlainError('--until: write UTC or a zone such as UTC+8 behind the time.')
  return at
}

/** `null`: not given. @throws PlainError */
function oneOf<T extends string>(typed: Typed, option: string, known: readonly T[]): T | null {
  const [text] = typed.get(option) ?? []
  if (text === undefined) return null
  const found = known.find((one) => one === text)
  if (!found) throw new PlainError(`${option}: "${text}" is none of ${known.join(', ')}.`)
  return found
}
