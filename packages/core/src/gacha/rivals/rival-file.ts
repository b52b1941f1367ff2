/** A file that another tracker imports. */
export interface RivalFile {
  readonly content: string
  readonly extension: 'json' | 'csv'
  /** How many pulls it has no place for. */
  readonly omitted: number
}
