const MAX_LENGTH = 40

/** What is invisible, or what changes how the rest is shown. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A name from another service, fit to be shown; `null`: nothing of it is left. (SOC-8) */
export function plainNickname(given: string): string | null {
  const seen = given
    .slice(0, 40 * MAX_LENGTH)

    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...seen].slice(0, MAX_LENGTH).join('').trim() || null
}
