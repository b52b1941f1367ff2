/** Text in quotation marks or square brackets of any language, without others inside. */
export const QUOTED = /[「『"“«[]\s*(?<name>[^「」『』"“”«»[\]]+?)\s*[」』"”»\]]/gu

/** Text in corner marks, which may have further ones inside: `「天才たちの「挨拶」（記憶）」`. */
const INSIDE = '(?:[^「」『』]|[「『][^「」『』]*[」』])+'
export const NESTED = `[「『](${INSIDE})[」』]`

/** A name with the marks or brackets around it. */
export const MARKED = `(?:[「『]${INSIDE}[」』]|《[^《》]+》|“[^”]+”|"[^"]+"|« ?[^»]+»|\\[[^\\]]+\\]|【[^】]+】)`

/** A text up to its first comma or colon steps over these as a whole. */
export const IN_MARKS = '[「『"“«[][^」』”"»\\]]*[」』”"»\\]]'
