import { COMMON_WORDS } from './common-words.ts'

/** Runs of these, forwards or backwards, are no secret. */
const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiopü',
  'azertyuiopqsdfghjklmwxcvbn',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1s2d3f4g5h6j7k8l9',
  'a1b2c3d4e5f6g7h8i9',
  '!@#$%^&*()',
  '147258369',
  '159753',
  '741852963',
  '789456123',
  'qweasdzxc',
].flatMap((run) => [run, [...run].reverse().join('')])

/** Numbers that mean something to many. */
const NUMBER_WORDS = new Set(['520', '1314', '168', '007', '911', '69', '13', '77', '88'])

const LOOKALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
}

const YEAR = '(?:19|20)\\d{2}'
const MONTH = '(?:0?[1-9]|1[0-2])'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const DATES = [YEAR + MONTH + DAY, DAY + MONTH + YEAR, MONTH + DAY + YEAR].map((form) => new RegExp(`^${form}$`))

/** Nobody tries longer ones first. */
const LONGEST_REPETITION = 20

const SHORTEST_RUN = 3

/**
 * Whether a password is among the first that anybody would try: made of one or two common words, runs of the keyboard
 * or the alphabet, repetitions and dates, with digits and signs around them. (ACC-8)
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().replace(/[\s_.-]/g, '')
  const bare = lower.replace(/[^\p{L}]+$/u, '')
  const variants = [lower, withoutLookalikes(lower), withoutLookalikes(bare), lower.replace(/1/g, 'l')]
  return variants.some((text) => isRepetition(text) || isDate(text) || isMadeOfCommonParts(text))
}

function withoutLookalikes(text: string): string {
  return text.replace(/[0134578$@!]/g, (character) => LOOKALIKES[character] ?? character)
}

/** `aaaaaaaa`, `abababab`, `abc123abc123`; of one part repeated, or the part is common itself. */
function isRepetition(text: string): boolean {
  const part = text.length <= LONGEST_REPETITION ? /^(.+?)\1+$/.exec(text)?.[1] : undefined
  return part !== undefined && (/^[ -~]{1,3}$/.test(part) || isMadeOfCommonParts(part))
}

/** `19991231`, `31121999`, `12311999`. */
function isDate(text: string): boolean {
  return DATES.some((pattern) => pattern.test(text))
}

/** Nothing of it but one or two common parts between a few digits and signs. */
function isMadeOfCommonParts(text: string): boolean {
  if (isRun(text)) return true
  const core = text.replace(/^[^\p{L}]{0,6}|[^\p{L}]{0,6}$/gu, '')
  if (/^[a-z]{0,2}$/.test(core)) return isMadeOfRuns(text.replace(core, ''))
  return isPart(core) || splits(core).some(([head, tail]) => isPart(head) && isPart(tail))
}

/** `123456789`, `12344321`, `11223344`, `123321123`, `102030405060`, `5201314520`. */
function isMadeOfRuns(text: string): boolean {
  if (isRun(text.replace(/(.)\1/g, '$1')) || isRun(text.replaceAll('0', '')) || isRunOrWord(text)) return true
  return splits(text).some(([head, tail]) => isRunOrWord(head) && isMadeOfRuns(tail))
}

function isRunOrWord(text: string): boolean {
  return isRun(text) || NUMBER_WORDS.has(text) || /^(.)\1+$/.test(text)
}

function isPart(text: string): boolean {
  return COMMON_WORDS.has(text) || isRun(text)
}

function isRun(text: string): boolean {
  return text.length >= SHORTEST_RUN && SEQUENCES.some((sequence) => sequence.includes(text))
}

function splits(text: string): [string, string][] {
  return Array.from({ length: Math.max(0, Math.min(text.length, 40) - 1) }, (_, n) => [
    text.slice(0, n + 1),
    text.slice(n + 1),
  ])
}
