import { type ChannelId, channelsOf, type ReminderKind } from '@ephemeris/core/reminders/reminder-settings'

export interface MatrixCell {
  readonly kind: ReminderKind
  readonly channel: ChannelId
}

export function canCarry({ kind, channel }: MatrixCell): boolean {
  return channelsOf(kind).includes(channel)
}

interface Table {
  readonly kinds: readonly ReminderKind[]
  /** Those whose boxes can be reached. */
  readonly channels: readonly ChannelId[]
}

/** The cell to which a key leads from `at`; `null`: it leads nowhere. At the edge of the table it stays. (REM-41) */
export function cellAfter(at: MatrixCell, key: string, { kinds, channels }: Table): MatrixCell | null {
  const row = kinds.indexOf(at.kind)
  const column = channels.indexOf(at.channel)
  switch (key) {
    case 'ArrowUp':
      return cellAt(row - 1, column)
    case 'ArrowDown':
      return cellAt(row + 1, column)
    case 'ArrowLeft':
      return cellAt(row, column - 1)
    case 'ArrowRight':
      return cellAt(row, column + 1)
    case 'Home':
      return cellAt(row, 0)
    case 'End':
      return cellAt(row, channels.length - 1)
    default:
      return null
  }

  function cellAt(toRow: number, toColumn: number): MatrixCell | null {
    const kind = kinds[toRow]
    const channel = channels[toColumn]
    return kind && channel && canCarry({ kind, channel }) ? { kind, channel } : null
  }
}
