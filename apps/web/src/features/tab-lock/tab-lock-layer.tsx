import { useTabLock } from '#web/features/tab-lock/use-tab-lock'
import { later, Thrown } from '#web/ui/part/later.tsx'

/** Most visits are of one tab. */
const TabLockDialog = later(
  async () => (await import('#web/features/tab-lock/tab-lock-dialog.tsx')).TabLockDialog,
  [],
  { Missing: Thrown },
)

/** Sees to it that the app works in one tab at a time, and says so in the others. */
export function TabLockLayer() {
  const { absence, isForcing, force } = useTabLock()
  return absence && <TabLockDialog key={absence} absence={absence} isForcing={isForcing} onForce={force} />
}
