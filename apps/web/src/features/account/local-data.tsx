import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { clearLocalData, useLastMarkAt, useMarks } from '#web/state/marks'
import { usePastMomentText } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

/** When something was marked here last, and a button that clears this device. */
export function LocalData() {
  const t = useTranslations('account')
  const momentText = usePastMomentText()
  const lastMarkAt = useLastMarkAt()
  const [isAsking, setAsking] = useState(false)

  return (
    <Row wrap gap={12} rowGap={0} justify="between" className={styles.local}>
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
      <Button look="ghost" className={styles.clear} onClick={() => setAsking(true)}>
        {t('local.clear')}
      </Button>
      {isAsking && <ClearQuestion onClose={() => setAsking(false)} />}
    </Row>
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
