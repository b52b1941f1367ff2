import { nameUid } from '@ephemeris/contract/gacha/gacha-uids'
import { MAX_NICKNAME_LENGTH, readNickname } from '@ephemeris/core/gacha/names/nickname'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { refreshUids } from '#web/features/gacha/accounts/use-uids'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

interface NicknameFormProps {
  account: PullAccount
  nickname: string
  onClose: () => void
}

/** The name that the player gives to an account; an empty one takes it away. */
export function NicknameForm({ account, nickname: previous, onClose }: NicknameFormProps) {
  const t = useTranslations()
  const errorText = useErrorText()
  const [text, setText] = useState(previous)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const [fault, setFault] = useState<string | undefined>()

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const nickname = readNickname(text)
    if (nickname === null) {
      setFault(t('gachaImport.nickname.fault', { max: MAX_NICKNAME_LENGTH }))
      return
    }
    try {
      await call(nameUid, { ...account, nickname })
      await refreshUids()
      onClose()
    } catch (error) {
      setFault(errorText(error))
    }
  }

  return (
    <Row
      as="form"
      gap={4}
      align="end"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Unprevented it would close the dialog around the form.
        event.preventDefault()
        onClose()
      }}
    >
      <TextField
        ref={field}
        label={t('gachaImport.nickname.label')}
        value={text}
        fault={fault}
        autoComplete="off"
        onChange={(next) => {
          setText(next)
          setFault(undefined)
        }}
      />
      <IconButton type="submit" icon={Check} label={t('gachaImport.nickname.save')} />
      <IconButton icon={X} label={t('shell.cancel')} onClick={onClose} />
    </Row>
  )
}
