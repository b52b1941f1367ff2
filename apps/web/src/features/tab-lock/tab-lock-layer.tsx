import { lazy, Suspense } from 'react'
import { useTabLock } from '#web/features/tab-lock/use-tab-lock'

/** Most visits are of one tab. */
const TabLockDialog = lazy(async () => {
  const { TabLockDialog: Dialog } = await import('#web/features/tab-lock/tab-lock-dialog.tsx')
  return { default: Dialog }
})

/** Sees to it that the app works in one tab at a time, and says so in the others. */
export function TabLockLayer() {
  const { absence, isForcing, force } = useTabLock()
  return (
    <Suspense>
      {absence && <TabLockDialog key={absence} absence={absence} isForcing={isForcing} onForce={force} />}
    </Suspense>
  )
}
