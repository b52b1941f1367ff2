import type { HandoffTarget } from '@ephemeris/contract/handoff'
import { findAnyLink, type HandoffContent } from '@ephemeris/core/handoff/handoff-content'
import { GAMES } from '@ephemeris/gamedata/games'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { PULL_LOGS } from '@ephemeris/gamedata/pulls/pull-logs'
import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import Monitor from 'lucide-react/icons/monitor'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/handoff/handoff.module.css'
import { useDeviceText } from '#web/i18n/use-device-text'
import { useErrorText } from '#web/i18n/use-error-text'
import { pasteText } from '#web/lib/outside/copy-text'
import { Button } from '#web/ui/button/button.tsx'
import { LinkField, LinkNote } from '#web/ui/control/link-field.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface SendFormProps {
  target: HandoffTarget
  error: Error | null
  isBusy: boolean
  /** @param match `null`: the number need not be typed */
  onSend: (content: HandoffContent, match: string | null) => void
  onRefuse: () => void
}

const MATCH = /^\d{2}$/

/** Which computer asks, and the link for it. The focus begins where nothing is sent. (HAND-10) */
export function SendForm({ target, error, isBusy, onSend, onRefuse }: SendFormProps) {
  const t = useTranslations('handoff.phone')
  const reasons = useTranslations('gachaImport.link')
  const errorText = useErrorText()
  const deviceText = useDeviceText()
  const language = useLocale()
  const ids = { link: useId(), note: useId() }
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  const refuse = useRef<HTMLButtonElement>(null)
  useEffect(() => refuse.current?.focus(), [])

  const isFar = target.match === null
  const link = text.trim() === '' ? null : findAnyLink(text, LINK_BOOK)
  const isFaulty = link !== null && !link.ok
  const canSend = link?.ok === true && !isBusy && (!isFar || MATCH.test(typed))
  const game = link?.ok ? GAMES.find(({ id }) => id === link.gameId)?.name[language] : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (link?.ok && canSend) onSend(link, isFar ? typed : null)
  }

  return (
    <Stack as="form" gap={14} onSubmit={submit}>
      <Row gap={14}>
        <Tile px={52} tone="primary" isRound>
          <Monitor size={20} strokeWidth={1.75} aria-hidden />
        </Tile>
        <Stack as="span" grow>
          <strong>{deviceText(target.device)}</strong>
          <Text kind="hint">{t(isFar ? 'askedFar' : 'askedNear', { seconds: target.ageSeconds })}</Text>
        </Stack>
        {target.match !== null && (
          <Text kind="heading" as="strong" figures>
            {target.match}
          </Text>
        )}
      </Row>
      {isFar && (
        <TextField label={t('typeNumber')} value={typed} maxLength={2} autoComplete="off" onChange={setTyped} />
      )}
      <div>
        <Row gap={8} justify="between">
          <Text kind="strong" as="label" htmlFor={ids.link}>
            {t('link')}
          </Text>
          <Button
            look="ghost"
            onClick={async () => {
              const pasted = await pasteText()
              if (pasted !== null) setText(pasted)
              else document.getElementById(ids.link)?.focus()
            }}
          >
            <ClipboardPaste size={16} strokeWidth={1.75} aria-hidden />
            {t('paste')}
          </Button>
        </Row>
        <LinkField id={ids.link} noteId={ids.note} rows={2} value={text} isFaulty={isFaulty} onChange={setText} />
        <LinkNote id={ids.note} isFaulty={isFaulty} role="status">
          {link === null
            ? t('linkHint')
            : link.ok
              ? t('good', { game: game ?? link.gameId, hours: PULL_LOGS[link.gameId].keyHours })
              : reasons(link.reason)}
        </LinkNote>
      </div>
      <Row as="p" gap={10} padX={12} padY={10} align="start" text="body" className={styles.warning}>
        <ShieldCheck size={16} strokeWidth={1.75} aria-hidden />
        <span>
          {target.match === null
            ? t('onlyIfFar')
            : t.rich('onlyIf', { match: target.match, b: (chunks) => <strong>{chunks}</strong> })}
        </span>
      </Row>
      {error !== null && <Notice tone="error">{errorText(error)}</Notice>}
      <Row gap={10} align="stretch" className={styles.buttons}>
        <Button ref={refuse} look="quiet" disabled={isBusy} onClick={onRefuse}>
          {t('refuse')}
        </Button>
        <Button type="submit" look="primary" disabled={!canSend}>
          <Send size={16} strokeWidth={1.75} aria-hidden />
          {t('send')}
        </Button>
      </Row>
    </Stack>
  )
}
