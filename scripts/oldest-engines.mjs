import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What Safari 16.0, Firefox 121 or Chromium 110 does not know and the build does not replace: the first look-behind that
 * is read leaves Safari 16.0 with a white page. The build lowers other syntax by its targets (OPS-105).
 * @type {Readonly<Record<string, RegExp>>}
 */
const NEWER = {
  'look-behind in a regular expression': /\(\?<[=!]/g,
  'the range of a media query': /@media[^{]*[<>]/g,
  'light-dark()': /light-dark\(/g,
  'nested styles': /[{;]&[\s:.[>+~]/g,
  'groupBy()': /\b(?:Object|Map)\.groupBy\b/g,
  'Promise.withResolvers()': /\.withResolvers\b/g,
  'Promise.try()': /\bPromise\.try\b/g,
  'URL.parse(), URL.canParse()': /\bURL\.(?:parse|canParse)\b/g,
  'Array.fromAsync()': /\bArray\.fromAsync\b/g,
  'AbortSignal.any()': /\bAbortSignal\.any\b/g,
  'Intl.DurationFormat, Intl.Segmenter': /\bIntl\.(?:DurationFormat|Segmenter)\b/g,
  'RegExp.escape()': /\bRegExp\.escape\b/g,
  'methods of sets': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/g,
  'methods of iterators': /\.(?:values|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|take|drop)\(/g,
  'methods of well-formed texts': /\.(?:is|to)WellFormed\(/g,
  'bytes as text': /\.(?:to|from|setFrom)(?:Base64|Hex)\(/g,
  'streams that pack': /\b(?:Dec|C)ompressionStream\b/g,
  popovers: /\.(?:show|hide|toggle)Popover\(/g,
  'requestIdleCallback()': /\brequestIdleCallback\b/g,
  scheduler: /\bscheduler\.(?:yield|postTask)\b/g,
  'view transitions': /\.startViewTransition\b/g,
  'files of an origin': /\.getDirectory\(/g,
}

/**
 * Where one of them has a way around: the text in front of it or after it that shows the way.
 * @type {Readonly<Record<string, RegExp>>}
 */
const WAYS_AROUND = {
  'Promise.withResolvers()': /\b\w+\.withResolvers&&\(\w+\.withResolvers=\w+\.withResolvers\)/g,
  'URL.parse(), URL.canParse()': /typeof URL\.canParse==.function.\?URL\.canParse\(\w+\)/g,
  // `main.tsx` brings the API where it is missing.
  popovers: /\.(?:show|hide|toggle)Popover\(/g,
  'requestIdleCallback()': /.requestIdleCallback.in window\?window\.requestIdleCallback\(/g,
  scheduler: /.yield.in window\.scheduler\?window\.scheduler\.yield\(/g,
  // React asks for it within a `try`.
  'view transitions': /try\{var \w+=\w+\.startViewTransition\(/g,
}

/**
 * @param {string} code as a browser gets it
 * @returns {string[]} what is newer than the oldest engines, with its surroundings
 */
export function newerThanSupported(code) {
  return Object.entries(NEWER).flatMap(([name, pattern]) => {
    const way = WAYS_AROUND[name]
    const left = way ? code.replace(way, '') : code
    return Array.from(
      left.matchAll(pattern),
      ({ index }) => `${name}: ${left.slice(Math.max(0, index - 30), index + 50)}`,
    )
  })
}

/**
 * Looks through a built web app.
 * @param {string} folder
 * @throws {RangeError} if one of the oldest engines could not run it
 */
export function refuseNewer(folder) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|html)$/.test(file))
    .flatMap((file) =>
      newerThanSupported(readFileSync(path.join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
    )
  if (found.length > 0) throw new RangeError(`The oldest engines do not know this:\n${found.join('\n')}`)
}
