import { useTranslations } from 'use-intl'
import styles from '#web/features/account/account.module.css'
import { PasswordForm } from '#web/features/account/proof/password-form.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PasswordQuestionProps {
  title: string
  /** What the password is asked for. */
  reason: string
  verb: string
  /** A wrong password is shown as a fault of the field. */
  onPassword: (password: string) => Promise<void>
  onClose: () => void
}

/** Asks who is signed in for the password once more, before something that a stolen session must not do. (SOC-22) */
export function PasswordQuestion({ title, reason, verb, onPassword, onClose }: PasswordQuestionProps) {
  const t = useTranslations('account')
  return (
    <Dialog title={title} widthPx={400} onClose={onClose}>
      <Text kind="quiet" as="p" className={styles.explanation}>
        {reason}
      </Text>
      <PasswordForm label={title} fieldLabel={t('password.current')} verb={verb} onPassword={onPassword} />
    </Dialog>
  )
}
