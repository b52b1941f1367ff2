const MAX_LENGTH = 40

/** What nobody sees, or what changes how the rest is shown. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A name as another service tells it, fit to be shown; `null`: nothing of it is left. (SOC-8) */
export function plainNickname(told: string): string | null {
  const seen = told
    .slice(0, 40 * MAX_LENGTH)

    .replace(UNSEEN, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return [...seen].slice(0, MAX_LENGTH).join('').trim() || null
}
