import type { QrScanner } from '@ephemeris/contract/qr-login'
import { type QrIdentity, qrText } from '@ephemeris/core/account/qr-login/qr-text'
import { QRCodeSVG } from 'qrcode.react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/code-picture.module.css'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface CodePictureProps {
  /** `undefined` until it was made. */
  code: QrIdentity | undefined
  /** `null`: nobody has scanned it. */
  scanner: QrScanner | null
  isOver: boolean
}

const SIZE_PX = 200

/** A code, dark on light in every theme; dimmed behind who has scanned it, and when it is over. */
export function CodePicture({ code, scanner, isOver }: CodePictureProps) {
  const t = useTranslations('qrLogin')
  const name = scanner?.nickname ?? scanner?.username ?? ''

  return (
    <div className={styles.frame} data-dimmed={isOver || scanner !== null || undefined}>
      {code ? (
        <QRCodeSVG
          className={styles.code}
          value={qrText(window.location.origin, code)}
          size={SIZE_PX}
          level="L"
          fgColor="currentColor"
          bgColor="transparent"
          role="img"
          aria-label={t('picture')}
        />
      ) : (
        <Progress label={t('loading')} />
      )}
      {code && scanner === null && (
        <span className={styles.mark}>
          <BrandMark size={32} />
        </span>
      )}
      {scanner !== null && (
        <span className={styles.scanner} role="status">
          <Avatar url={scanner.avatar} name={name} />
          <strong className={styles.name}>{name}</strong>
          <span className={styles.hint}>{t('approveThere')}</span>
        </span>
      )}
    </div>
  )
}
