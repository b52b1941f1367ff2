import type { QrScanner } from '@ephemeris/contract/account/qr-login'
import { type QrIdentity, qrText } from '@ephemeris/core/account/qr-login/qr-text'
import { groupShortCode } from '@ephemeris/core/account/qr-login/short-code'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/qr-login.module.css'
import { useLoginCode } from '#web/features/qr-login/use-login-code'
import { useErrorText } from '#web/i18n/use-error-text'
import { Button } from '#web/ui/button/button.tsx'
import { Avatar } from '#web/ui/card/avatar.tsx'
import { TimeLeft } from '#web/ui/card/time-left.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Steps } from '#web/ui/layout/steps.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { showToast } from '#web/ui/message/toasts'
import { QrPicture } from '#web/ui/qr-code/qr-picture.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface QrTabProps {
  /** Of the link by which another device waits for this one, which then shows no picture. */
  offer?: string
}

/** Signs this device in by a code that another device of the user scans, or whose letters it types. (QR-10, QR-25) */
export function QrTab({ offer }: QrTabProps) {
  const t = useTranslations('qrLogin')
  const errorText = useErrorText()
  const { code, check, secondsLeft, isOver, error, renew } = useLoginCode(offer)
  const { status, scanner, match } = check ?? { status: 'pending', scanner: null, match: null }
  const name = scanner?.nickname ?? scanner?.username ?? ''
  const showScan = useEffectEvent(() => showToast({ tone: 'success', text: t('scannedBy', { name }) }))
  const showSession = useEffectEvent(() => showToast({ tone: 'success', text: t('signedIn') }))

  useEffect(() => {
    // The dialog of an offer shows who it is.
    if (status === 'scanned' && offer === undefined) showScan()
    if (status === 'confirmed') showSession()
  }, [status, offer])

  return (
    <Row gap={20} wrap className={styles.tab}>
      {offer === undefined && (
        <Stack gap={10} align="center" fixed>
          <CodePicture code={code} scanner={scanner} isOver={isOver} />
          {status === 'pending' && !isOver && (
            <Entered label={t('typeThere')} text={code ? groupShortCode(code.shortCode) : '…'} />
          )}
        </Stack>
      )}
      <Stack gap={10} grow>
        {offer === undefined ? (
          <>
            <Text kind="bold" as="h3">
              {t('title')}
            </Text>
            <Steps>
              <li>{t('steps.open')}</li>
              <li>{t('steps.scan', { button: t('scan') })}</li>
              <li>{t('steps.approve')}</li>
            </Steps>
          </>
        ) : (
          !isOver && <Claimant scanner={scanner} />
        )}
        {match !== null && !isOver && <Entered label={t('matchHere')} text={match} />}
        {!isOver && (
          <TimeLeft
            share={secondsLeft / (code?.expiresInSeconds ?? 60)}
            text={t('secondsLeft', { seconds: String(code ? secondsLeft : 0) })}
          />
        )}
        {isOver && <Notice tone="warn">{error === null ? t('expired') : t('unknown')}</Notice>}
        {!isOver && error !== null && <Notice tone="error">{errorText(error)}</Notice>}
        <Button look={isOver ? 'primary' : 'outline'} onClick={renew}>
          <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
          {t('newCode')}
        </Button>
      </Stack>
    </Row>
  )
}

/** What is entered on the other device. */
function Entered({ label, text }: { label: string; text: string }) {
  return (
    <Row as="p" gap={8} align="baseline" wrap text="body">
      {label}{' '}
      <Text kind="heading" as="strong" figures oneLine>
        {text}
      </Text>
    </Row>
  )
}

/** Who has the code, and what that user has to do. */
function Claimant({ scanner }: Pick<CodePictureProps, 'scanner'>) {
  const t = useTranslations('qrLogin')
  const name = scanner?.nickname ?? scanner?.username ?? ''
  if (scanner === null) return <Progress label={t('loading')} />
  return (
    <Stack as="span" gap={8} align="center" justify="center" role="status">
      <Avatar url={scanner.avatar} name={name} />
      <Text kind="title" as="strong" anywhere>
        {name}
      </Text>
      <Text kind="body">{t('approveThere')}</Text>
    </Stack>
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
  return (
    <QrPicture
      text={code ? qrText(window.location.origin, code) : null}
      label={t('picture')}
      isDimmed={isOver || scanner !== null}
    >
      {!code && <Progress label={t('loading')} />}
      {scanner !== null && (
        <div className={styles.scanner}>
          <Claimant scanner={scanner} />
        </div>
      )}
    </QrPicture>
  )
}
