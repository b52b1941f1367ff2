import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What Safari 16.2, Firefox 121 or Chromium 111 does not know and the build does not replace: the first look-behind that
 * is read leaves Safari 16.2 with a white page. The build lowers other syntax by its targets (OPS-105).
 * @type {Readonly<Record<string, RegExp>>}
 */
const NEWER = {
  'look-behind in a regular expression': /\(\?<[=!]/g,
  // The build writes a literal with a flag that the oldest engines lack as a call.
  'a newer flag of a regular expression': /\bRegExp\([^()]*,\s*["'`][a-z]*v[a-z]*["'`]\)/g,
  'flags inside a regular expression': /\(\?(?:[ims]+-?|-)[ims]*:/g,
  'the range of a media query': /@media[^{]*[<>]/g,
  'light-dark()': /light-dark\(/g,
  'nested styles': /[{;]&[\s:.[>+~]/g,
  'a name twice in a regular expression': /\(\?<(\w+)>[^\n`/]*\(\?<\1>/g,
  'groupBy()': /\b(?:Object|Map)\.groupBy\b/g,
  'Promise.withResolvers()': /\.withResolvers\b/g,
  'Promise.try()': /\bPromise\.try\b/g,
  'URL.parse(), URL.canParse()': /\bURL\.(?:parse|canParse)\b/g,
  'Array.fromAsync()': /\bArray\.fromAsync\b/g,
  'AbortSignal.any()': /\bAbortSignal\.any\b/g,
  'Intl.DurationFormat, Intl.Segmenter': /\bIntl\.(?:DurationFormat|Segmenter)\b/g,
  'RegExp.escape()': /\bRegExp\.escape\b/g,
  'Error.isError(), JSON.rawJSON()': /\b(?:Error\.isError|JSON\.(?:isRaw|raw)JSON)\b/g,
  'Math.sumPrecise(), halves of floats': /\bMath\.(?:sumPrecise|f16round)\b|\bFloat16Array\b/g,
  Temporal: /\bTemporal\.[A-Z]/g,
  'Atomics.waitAsync()': /\bAtomics\.waitAsync\b/g,
  'methods of sets':
    /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g,
  'methods of iterators':
    /\.(?:values|entries)\(\)\.(?:map|filter|some|every|find|reduce|toArray|take|drop|flatMap|forEach)\(/g,
  'Iterator.from(), Iterator.concat()': /\bIterator\.(?:from|concat)\b/g,
  'getOrInsert()': /\.getOrInsert(?:Computed)?\(/g,
  'buffers that move or grow': /\.transfer(?:ToFixedLength)?\(|\bmaxByteLength:/g,
  'methods of well-formed texts': /\.(?:is|to)WellFormed\(/g,
  'bytes as text': /\.(?:to|from|setFrom)(?:Base64|Hex)\(/g,
  'streams that pack': /\b(?:Dec|C)ompressionStream\b/g,
  popovers: /\.(?:show|hide|toggle)Popover\(/g,
  'requestIdleCallback()': /\brequestIdleCallback\b/g,
  scheduler: /\bscheduler\.(?:yield|postTask)\b/g,
  'Response.json()': /\bResponse\.json\(/g,
  'bytes(), ReadableStream.from()': /\.bytes\(\)|\bReadableStream\.from\b/g,
  'canvases of workers': /\bnew OffscreenCanvas\b/g,
  'style sheets of programs': /\bnew CSSStyleSheet\b/g,
  'checkVisibility(), moveBefore(), setHTML()': /\.(?:checkVisibility|moveBefore|setHTML(?:Unsafe)?)\(/g,
  'requestClose()': /\.requestClose\(/g,
  'CSS.highlights': /\bCSS\.highlights\b/g,
  'URLPattern, cookieStore': /\bnew URLPattern\b|\bcookieStore\.\w/g,
  'view transitions': /\.startViewTransition\b/g,
  'files of an origin': /\.getDirectory\(/g,
}

/**
 * The same of styles, as far as a player would see the lack of it: a rule or a value that is not known is left out.
 * @type {Readonly<Record<string, RegExp>>}
 */
const NEWER_STYLES = {
  'a colour made of another one': /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*from\b/g,
  '@scope': /@scope\b/g,
  'places by an anchor': /\banchor(?:-size)?\(|\bposition-(?:anchor|area|try)/g,
  'lines of text as a length': /[\d.]r?lh\b/g,
  'functions of numbers': /[\s:(,*+/-](?:round|mod|rem|abs|sign|pow|sqrt|hypot|log|exp)\(/g,
  ':user-valid, :user-invalid': /:user-(?:in)?valid\b/g,
  ':open, :state()': /:(?:open\b|state\()/g,
  'if(), sibling-index()': /\b(?:if|sibling-(?:index|count))\(/g,
  'subgrids in Chromium': /\bsubgrid\b/g,
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
  // Where there is none, the dialog of the camera says so.
  'canvases of workers': /try\{let \w+=new OffscreenCanvas\(/g,
  // Only for the styles of the API that `main.tsx` brings; within a `try`, with an element in its place.
  'style sheets of programs': /try\{\w+=new CSSStyleSheet\b/g,
  // React asks for it within a `try`.
  'view transitions': /try\{var \w+=\w+\.startViewTransition\(/g,
}

/**
 * @param {string} code as a browser gets it
 * @returns {string[]} what is newer than the oldest engines, with its surroundings
 */
export function newerThanSupported(code) {
  return matchesOf(NEWER, code)
}

/**
 * @param {string} styles as a browser gets them
 * @returns {string[]}
 */
export function newerStyles(styles) {
  return matchesOf(NEWER_STYLES, styles)
}

/**
 * @param {Readonly<Record<string, RegExp>>} patterns
 * @param {string} code
 */
function matchesOf(patterns, code) {
  return Object.entries(patterns).flatMap(([name, pattern]) => {
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
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      const newer = [...newerThanSupported(text), ...stylesIn(file, text).flatMap(newerStyles)]
      return newer.map((what) => `${file}: ${what}`)
    })
  if (found.length > 0) throw new RangeError(`The oldest engines do not know this:\n${found.join('\n')}`)
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
function stylesIn(file, text) {
  if (file.endsWith('.css')) return [text]
  return file.endsWith('.html') ? Array.from(text.matchAll(/<style[^>]*>([^<]*)/g), ([, styles = '']) => styles) : []
}
