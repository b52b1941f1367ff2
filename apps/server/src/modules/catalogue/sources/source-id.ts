/** A mirror goes by its origin, a publisher by its game. */
export function isMirrorId(sourceId: string): boolean {
  return sourceId.startsWith('https:')
}
