import { passwordLength } from '@ephemeris/core/account/password'
import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'

/** An attacker who may try a few passwords an hour needs more than a lifetime for so many. */
const MIN_GUESSES = 1_000_000

/**
 * Longer passwords are not judged: no attacker guesses them first, and the cost of judging grows with the length. In UTF-16
 * units, as zxcvbn counts.
 */
const MAX_JUDGED_LENGTH = 32

/** How many readings of look-alike characters (`p4$$w0rd`) are tried; the default of 100 takes ten times as long. */
const LOOKALIKE_READINGS = 10

/** `winter2023!`: zxcvbn takes the sign for the beginning of something unknown. */
const SIGNS_AT_THE_END = /[!-/:-@[-`{-~]{1,2}$/

/** What players of these games think of first, and numbers that Chinese lists of passwords are full of. */
const PLAYERS_WORDS = [
  'ephemeris genshin genshinimpact teyvat paimon primogem traveler honkai starrail honkaistarrail trailblazer stelle',
  'caelus pompom zenless zonezero zenlesszonezero bangboo wuthering wutheringwaves wuwa rover hoyoverse mihoyo hoyolab',
  'miyoushe kurogames kurobbs gacha banner timeline 520 1314 5201314 woaini',
].flatMap((line) => line.split(' '))

/** `common`: a word of the dictionaries, or little more; `contains_name`: one of the owner's names, or little more. */
type Guessability = 'common' | 'contains_name' | null

let judge: Promise<ZxcvbnFactory> | undefined

/** Reads the dictionaries: about 40 MB of memory and some hundred milliseconds, once per process. */
export function loadDictionaries(): Promise<ZxcvbnFactory> {
  judge ??= createJudge()
  return judge
}

/**
 * Whether a password is among the first million that an attacker would try who knows the owner's names. (ACC-8)
 *
 * @param names of three characters or more
 */
export async function guessabilityOf(password: string, names: readonly string[]): Promise<Guessability> {
  if (names.some((name) => isMostly(password, name))) return 'contains_name'
  if (password.length > MAX_JUDGED_LENGTH) return null
  const judge = await loadDictionaries()
  for (const text of new Set([password, password.replace(SIGNS_AT_THE_END, '')])) {
    const found = judge.check(text, [...names])
    if (found.guesses >= MIN_GUESSES || isMisjudged(found)) continue
    return found.sequence.some(({ dictionaryName }) => dictionaryName === 'userInputs') ? 'contains_name' : 'common'
  }
  return null
}

/** Whether the password is the name and little more: three characters, or digits and signs. */
function isMostly(password: string, name: string): boolean {
  const [text, part] = [password.toLowerCase(), name.toLowerCase()]
  if (!text.includes(part)) return false
  const rest = text.replaceAll(part, '')
  return passwordLength(rest) <= 3 || !/\p{L}/u.test(rest)
}

/** zxcvbn counts ten guesses per character, also where a script has thousands: what is repeated there says little. */
function isMisjudged({ sequence }: ZxcvbnResult): boolean {
  return sequence.some(({ pattern, token }) => pattern === 'repeat' && /[^ -~]/.test(token) && new Set(token).size > 1)
}

async function createJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  // A third of the memory, and a name that is not among the common passwords is found by the owner's own names.
  const { 'lastnames-en': _lastNames, ...words } = english.dictionary
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...words, players: PLAYERS_WORDS },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: LOOKALIKE_READINGS,
  })
}
