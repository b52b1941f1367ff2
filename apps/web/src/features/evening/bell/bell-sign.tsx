import BellIcon from 'lucide-react/icons/bell'
import BellDot from 'lucide-react/icons/bell-dot'
import BellOff from 'lucide-react/icons/bell-off'
import styles from '#web/features/evening/bell/bell.module.css'
import type { BellState } from '#web/features/evening/bell/bell-state'

const SIGNS = { off: BellIcon, unknown: BellIcon, rings: BellIcon, waits: BellDot, silent: BellOff } as const

/** Full where the bell rings, hollow where it does not, and with a dot where something is missing. (NOTE-16) */
export function BellSign({ kind, size }: { kind: BellState['kind']; size: number }) {
  const Sign = SIGNS[kind]
  return <Sign className={styles.sign} data-bell-state={kind} size={size} strokeWidth={1.75} aria-hidden />
}
