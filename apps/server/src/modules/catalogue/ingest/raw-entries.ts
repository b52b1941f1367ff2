export interface RawEntry {
  readonly url: string
  readonly entry: unknown
}

/** Every object with this number in the answers of a round, as the publisher sent it: head, body, each language. */
export function rawEntries(texts: ReadonlyMap<string, string>, noticeId: string): readonly RawEntry[] {
  return [...texts].flatMap(([url, text]) => {
    if (!text.includes(noticeId)) return []
    return [...objectsIn(JSON.parse(text))]
      .filter(({ ann_id, id }) => String(ann_id ?? id ?? '') === noticeId)
      .map((entry) => ({ url, entry }))
  })
}

function* objectsIn(json: unknown): Generator<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) return
  if (!Array.isArray(json)) yield json as Record<string, unknown>
  for (const value of Object.values(json)) yield* objectsIn(value)
}
