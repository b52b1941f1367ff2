import type { QrScanner } from '@ephemeris/contract/account/qr-login'
import { type QrIdentity, qrText } from '@ephemeris/core/account/qr-login/qr-text'
import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/qr-tab.module.css'
import { Avatar } from '#web/ui/card/avatar.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { QrPicture } from '#web/ui/qr-code/qr-picture.tsx'

interface CodePictureProps {
  /** `undefined` until it was made. */
  code: QrIdentity | undefined
  /** `null`: nobody has scanned it. */
  scanner: QrScanner | null
  isOver: boolean
}

/** A code that signs in, dimmed behind who has scanned it, and when it is over. */
export function CodePicture({ code, scanner, isOver }: CodePictureProps) {
  const t = useTranslations('qrLogin')
  const name = scanner?.nickname ?? scanner?.username ?? ''

  return (
    <QrPicture
      text={code ? qrText(window.location.origin, code) : null}
      label={t('picture')}
      isDimmed={isOver || scanner !== null}
    >
      {!code && <Progress label={t('loading')} />}
      {scanner !== null && (
        <span className={styles.scanner} role="status">
          <Avatar url={scanner.avatar} name={name} />
          <strong className={styles.name}>{name}</strong>
          <span className={styles.hint}>{t('approveThere')}</span>
        </span>
      )}
    </QrPicture>
  )
}
