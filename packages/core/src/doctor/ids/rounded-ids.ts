/** What a spreadsheet shows of a long number. */
const EXPONENT = /^\d(?:[.,]\d+)?E\+\d+$/i
/** So many ids end in zeros only where they were rounded. */
const ROUNDED_SHARE = 0.6
/** A spreadsheet keeps fifteen digits of nineteen. */
const SPREADSHEET_ZEROS = '0000'
const PART_SHARE = 0.02
const FEW = 3

export function isRoundedText(id: string): boolean {
  return EXPONENT.test(id)
}

/** Whether all ids of an account went through a program that keeps fewer digits. @param ids of nineteen digits */
export function allRounded(ids: readonly string[]): boolean {
  if (ids.length === 0) return false
  const zeros = ids.filter((id) => id.endsWith(ids.length < FEW ? '00000' : '00')).length
  return zeros >= ids.length * (ids.length < FEW ? 1 : ROUNDED_SHARE)
}

/** Those that a spreadsheet cut where it cut only some, such as edited cells. */
export function partlyRounded(ids: readonly string[]): ReadonlySet<string> {
  const cut = ids.filter((id) => id.endsWith(SPREADSHEET_ZEROS))
  const isPart = cut.length * 4 >= ids.length || (cut.length >= FEW && cut.length > ids.length * PART_SHARE)
  return new Set(isPart ? cut : [])
}
