/** A mirror goes by its origin, a publisher by its game. */
export function isMirrorId(sourceId: string): boolean {
  return sourceId.startsWith('https:')
}

/** Under which the operator's codes stand among those of sources; it is never asked. */
export const OPERATOR = 'operator'
