import { offerText } from '@ephemeris/core/account/qr-login/qr-text'
import { readShortCode } from '@ephemeris/core/account/qr-login/short-code'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { claimCode, type ScannedDevice } from '#web/features/qr-login/scan-code'
import { useErrorText } from '#web/i18n/use-error-text'
import { newSealKey } from '#web/lib/outside/sealed-text'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { DialogButtons } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { QrPicture } from '#web/ui/qr-code/qr-picture.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ClaimWayProps {
  onFound: (device: ScannedDevice) => void
}

/** Where no camera is: the short code of the other device is typed. (QR-25) */
export function TypedCode({ onFound }: ClaimWayProps) {
  const t = useTranslations('qrLogin')
  const errorText = useErrorText()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const claim = useMutation({
    mutationFn: async () => {
      const shortCode = readShortCode(typed)
      return shortCode === null ? null : claimCode(shortCode)
    },
    onSuccess: (device) => (device === null ? field.current?.focus() : onFound(device)),
  })
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!claim.isPending) claim.mutate()
  }

  return (
    <Stack as="form" gap={14} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        label={t('typed.label')}
        value={typed}
        fault={claim.data === null ? t('typed.wrong') : undefined}
        autoComplete="off"
        onChange={(text) => {
          claim.reset()
          setTyped(text)
        }}
      />
      {claim.error && <Notice tone="error">{errorText(claim.error)}</Notice>}
      <DialogButtons>
        <Button type="submit" look="primary">
          {t('goOn')}
        </Button>
      </DialogButtons>
    </Stack>
  )
}

const ASK_EVERY_MS = 3 * SECOND_MS

/** A link for the camera of a phone that is to be logged in; the phone that opens it is found by it. (QR-26) */
export function OfferedLink({ onFound }: ClaimWayProps) {
  const t = useTranslations('qrLogin.offer')
  const errorText = useErrorText()
  const [offer] = useState(newSealKey)
  const { data: device, error } = useQuery({
    queryKey: ['qr-offer', offer],
    queryFn: () => claimCode(offer),
    refetchInterval: ASK_EVERY_MS,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })
  const noteDevice = useEffectEvent(onFound)
  useEffect(() => {
    if (device) noteDevice(device)
  }, [device])

  return (
    <Stack gap={14} align="center">
      <QrPicture text={offerText(window.location.origin, offer)} label={t('picture')} isDimmed={false} />
      <Text kind="quiet" as="p">
        {t('hint')}
      </Text>
      {error && <Notice tone="error">{errorText(error)}</Notice>}
    </Stack>
  )
}
