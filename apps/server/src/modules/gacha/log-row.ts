import type { LogRow, UnreadRow } from '#server/db/schema/schema-gacha'

export function isUnread(row: LogRow): row is UnreadRow {
  return 'fault' in row
}
