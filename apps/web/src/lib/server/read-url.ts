/** `null` for what is no address; `URL.parse` and `URL.canParse` are younger than the oldest engines. (OPS-105) */
export function readUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
