import { confirmQr, refuseQr } from '@ephemeris/contract/account/qr-login'
import { maskAddress } from '@ephemeris/core/account/mask-address'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/qr-login/qr-login.module.css'
import type { ScannedDevice } from '#web/features/qr-login/scan-code'
import { useDeviceText } from '#web/i18n/use-device-text'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { useHasPassed } from '#web/lib/time/use-has-passed'
import { usePastMomentText } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface ApprovalDialogProps {
  device: ScannedDevice
  onClose: () => void
}

/** No one approves what has just appeared under the finger. */
const READ_FIRST_MS = SECOND_MS

/** Asks whether a device may come in; to leave without an answer refuses. (QR-23) */
export function ApprovalDialog({ device, onClose }: ApprovalDialogProps) {
  const t = useTranslations('qrLogin.approval')
  const shell = useTranslations('shell')
  const errorText = useErrorText()
  const deviceText = useDeviceText()
  const momentText = usePastMomentText()
  const hasBeenRead = useHasPassed(READ_FIRST_MS)
  const [match, setMatch] = useState<string | null>(null)
  const { sessionId, matchOptions, scannedAt } = device
  const refuseButton = useRef<HTMLButtonElement>(null)
  useEffect(() => refuseButton.current?.focus(), [])

  const approve = useMutation({
    mutationFn: () => call(confirmQr, { sessionId, match }),
    onSuccess: () => end('approved'),
  })
  const refuse = useMutation({
    mutationFn: () => call(refuseQr, { sessionId }),
    onSuccess: () => end('refused'),
    onError: (error) => {
      onClose()
      showToast({ tone: 'error', text: errorText(error) })
    },
  })

  function end(outcome: 'approved' | 'refused'): void {
    onClose()
    showToast({ tone: 'success', text: t(outcome) })
  }

  const isBusy = approve.isPending || refuse.isPending
  // What the server has turned down is over; a lost answer leaves both ways open.
  const isOver = approve.error instanceof ApiError && approve.error.kind === 'refused'
  const canApprove = hasBeenRead && !isBusy && !isOver && (matchOptions === null || match !== null)

  function leave(): void {
    if (isOver) onClose()
    else if (!isBusy) refuse.mutate()
  }

  return (
    <Dialog title={t('title')} widthPx={500} onClose={leave}>
      <Grid as="dl" gap={16} rowGap={8} className={styles.facts}>
        <Text kind="quiet" as="dt">
          {t('device')}
        </Text>
        <Text kind="medium" as="dd" figures anywhere>
          {deviceText(device.device)}
        </Text>
        <Text kind="quiet" as="dt">
          {t('address')}
        </Text>
        <Text kind="medium" as="dd" figures anywhere>
          {maskAddress(device.address)}
        </Text>
        <Text kind="quiet" as="dt">
          {t('time')}
        </Text>
        <Text kind="medium" as="dd" figures anywhere>
          {momentText(scannedAt)}
        </Text>
      </Grid>
      {!isOver && matchOptions !== null && <MatchChoice options={matchOptions} chosen={match} onChoose={setMatch} />}
      <Stack gap={8}>
        {!isOver && <Notice tone="warn">{t('warning')}</Notice>}
        {approve.error && <Notice tone="error">{errorText(approve.error)}</Notice>}
      </Stack>
      <DialogButtons>
        {isOver ? (
          <Button look="primary" onClick={onClose}>
            {shell('close')}
          </Button>
        ) : (
          <>
            <Button ref={refuseButton} look="outline" disabled={isBusy} onClick={() => refuse.mutate()}>
              {t('refuse')}
            </Button>
            <Button look="primary" disabled={!canApprove} onClick={() => approve.mutate()}>
              {t('approve')}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  )
}

interface MatchChoiceProps {
  options: readonly string[]
  chosen: string | null
  onChoose: (option: string) => void
}

/** Which number the other screen shows: only a user who sees it knows. */
function MatchChoice({ options, chosen, onChoose }: MatchChoiceProps) {
  const t = useTranslations('qrLogin.approval')
  return (
    <Row as="fieldset" gap={8} align="stretch" className={styles.choice}>
      <Text kind="bold" as="legend">
        {t('match')}
      </Text>
      {options.map((option) => (
        <Row as="label" gap={8} justify="center" text="title" grow key={option} className={styles.option}>
          <input
            type="radio"
            name="match"
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {option}
        </Row>
      ))}
    </Row>
  )
}
