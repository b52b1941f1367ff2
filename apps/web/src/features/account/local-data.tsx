import Trash2 from 'lucide-react/icons/trash'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { clearLocalData, useLastMarkAt, useMarks } from '#web/state/marks'
import { usePastMomentText } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { ButtonRow } from '#web/ui/layout/button-row.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface LocalDataProps {
  /** Shown before the button that clears this device; the button is small if there is nothing to clear. */
  beside: ReactNode | null
}

/** When something was marked here last, and a button that clears this device. */
export function LocalData({ beside }: LocalDataProps) {
  const t = useTranslations('account')
  const momentText = usePastMomentText()
  const lastMarkAt = useLastMarkAt()
  const [isAsking, setAsking] = useState(false)
  const isAlone = beside === null

  return (
    <Stack gap={12} className={styles.local} data-alone={isAlone || undefined}>
      {lastMarkAt !== null && (
        <Text kind="note" as="p" figures>
          {t.rich('local.last', {
            time: momentText(lastMarkAt),
            stamp: (time) => (
              <Text kind="quiet" oneLine>
                {time}
              </Text>
            ),
          })}
        </Text>
      )}
      <ButtonRow>
        {beside}
        <Button look={isAlone ? 'ghost' : 'quiet'} className={styles.clear} onClick={() => setAsking(true)}>
          {!isAlone && <Trash2 size={16} strokeWidth={1.75} aria-hidden />}
          <span>{t('local.clear')}</span>
        </Button>
      </ButtonRow>
      {isAsking && <ClearQuestion onClose={() => setAsking(false)} />}
    </Stack>
  )
}

function ClearQuestion({ onClose }: { onClose: () => void }) {
  const t = useTranslations('account')
  const count = Object.keys(useMarks()).length

  function clear(): void {
    clearLocalData()
    onClose()
    showToast({ tone: 'success', text: t('local.cleared') })
  }

  return (
    <ConfirmDialog
      title={t('local.question')}
      consequence={t('local.consequence', { count })}
      verb={t('local.clear')}
      isDestructive
      onConfirm={clear}
      onClose={onClose}
    />
  )
}
