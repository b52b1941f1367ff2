/** Hours east of UTC as formats write them; 0 is a zone and not its absence. `null`: not given. */
export function readTimezone(text: string): number | null {
  return /^[+-]?\d{1,2}$/.test(text) ? Number(text) : null
}
