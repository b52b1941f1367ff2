import type { QrScanner } from '@ephemeris/contract/account/qr-login'
import { type QrIdentity, qrText } from '@ephemeris/core/account/qr-login/qr-text'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/qr-tab.module.css'
import { useShownCode } from '#web/features/qr-login/use-shown-code'
import { useErrorText } from '#web/i18n/use-error-text'
import { Button } from '#web/ui/button/button.tsx'
import { Avatar } from '#web/ui/card/avatar.tsx'
import { TimeLeft } from '#web/ui/card/time-left.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'
import { QrPicture } from '#web/ui/qr-code/qr-picture.tsx'

/** Signs this device in by a code that another device of the user scans. (QR-10) */
export function QrTab() {
  const t = useTranslations('qrLogin')
  const errorText = useErrorText()
  const { code, check, secondsLeft, isOver, error, renew } = useShownCode()
  const { status, scanner, match } = check ?? { status: 'pending', scanner: null, match: null }
  const name = scanner?.nickname ?? scanner?.username ?? ''
  const showScan = useEffectEvent(() => showToast({ tone: 'success', text: t('scannedBy', { name }) }))
  const showSession = useEffectEvent(() => showToast({ tone: 'success', text: t('signedIn') }))

  useEffect(() => {
    if (status === 'scanned') showScan()
    if (status === 'confirmed') showSession()
  }, [status])

  return (
    <div className={styles.tab}>
      <CodePicture code={code} scanner={scanner} isOver={isOver} />
      <div className={styles.side}>
        <h3 className={styles.title}>{t('title')}</h3>
        <ol className={styles.steps}>
          <li>{t('steps.open')}</li>
          <li>{t('steps.scan', { button: t('scan') })}</li>
          <li>{t('steps.approve')}</li>
        </ol>
        {match !== null && !isOver && (
          <p className={styles.match}>
            {t('matchHere')} <strong className={styles.number}>{match}</strong>
          </p>
        )}
        {!isOver && (
          <TimeLeft
            share={secondsLeft / (code?.expiresInSeconds ?? 60)}
            text={t('secondsLeft', { seconds: String(code ? secondsLeft : 0) })}
          />
        )}
        {isOver && <Notice tone="warn">{error === null ? t('expired') : t('unknown')}</Notice>}
        {!isOver && error !== null && <Notice tone="error">{errorText(error)}</Notice>}
        <Button look={isOver ? 'primary' : 'outline'} className={styles.renew} onClick={renew}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('newCode')}
        </Button>
      </div>
    </div>
  )
}

interface CodePictureProps {
  /** `undefined` until it was made. */
  code: QrIdentity | undefined
  /** `null`: no one has scanned it. */
  scanner: QrScanner | null
  isOver: boolean
}

/** A code that signs in, dimmed behind who has scanned it, and when it is over. */
function CodePicture({ code, scanner, isOver }: CodePictureProps) {
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
