import { exportAccount } from '@ephemeris/contract/account/account'
import Download from 'lucide-react/icons/download'
import UserX from 'lucide-react/icons/user-x'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { DeleteAccountDialog } from '#web/features/account/own-data/delete-account-dialog.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { saveFile } from '#web/lib/outside/save-file'
import { fetchFile } from '#web/lib/server/api'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonRow } from '#web/ui/layout/button-row.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface OwnDataProps {
  username: string
}

/** Everything that is stored about the user, to take along or to have deleted. (PANEL-12, PANEL-13) */
export function OwnData({ username }: OwnDataProps) {
  const t = useTranslations('account')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [isDeleting, setDeleting] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    try {
      const { content, name } = await fetchFile(exportAccount, {})
      saveFile(content, name)
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
    }
    setBusy(false)
  }

  return (
    <Stack gap={12}>
      <Text kind="quiet" as="p" className={styles.explanation}>
        {t('ownData.explanation')}
      </Text>
      <ButtonRow>
        <Button disabled={isBusy} onClick={save}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('ownData.export')}
        </Button>
        <Button look="danger" onClick={() => setDeleting(true)}>
          <UserX size={16} strokeWidth={1.75} aria-hidden />
          {t('deletion.open')}
        </Button>
      </ButtonRow>
      {isDeleting && <DeleteAccountDialog username={username} onClose={() => setDeleting(false)} />}
    </Stack>
  )
}
