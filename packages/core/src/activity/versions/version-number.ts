/** `5.8`; `null` where the title names none, as that of an expected version whose number is unknown. */
export function versionNumber(title: string): string | null {
  return /\d+\.\d+/.exec(title)?.[0] ?? null
}
