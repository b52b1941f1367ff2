import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/calendar/calendar.module.css'
import { FeedCode } from '#web/features/reminders/calendar/feed-code.tsx'
import { reachOf, subscribeLinks } from '#web/features/reminders/calendar/subscribe-links'
import { copyText } from '#web/lib/outside/copy-text'
import { runAfter } from '#web/lib/time/run-after'
import { Button } from '#web/ui/button/button.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

const ICON_PX = 14

/** The link of a feed, to copy, to scan, or to open in the calendars that can reach it. (FEED-20) */
export function FeedAddress({ url }: { url: string }) {
  const t = useTranslations('calendar')
  const { hostname } = new URL(url)
  const { apple, google, outlook } = subscribeLinks(url)
  const reach = reachOf(hostname)

  return (
    <>
      <CopiedLink key={url} url={url} scanned={apple} />
      <Row gap={8} align="stretch" wrap>
        {google && (
          <CalendarLink as={ExternalLink} iconPx={ICON_PX} href={google}>
            {t('google')}
          </CalendarLink>
        )}
        <CalendarLink as="a" href={apple}>
          {t('apple')}
        </CalendarLink>
        {outlook && (
          <CalendarLink as={ExternalLink} iconPx={ICON_PX} href={outlook}>
            {t('outlook')}
          </CalendarLink>
        )}
      </Row>
      {reach !== 'internet' && (
        <Notice tone="warn">{t(reach === 'computer' ? 'own' : 'home', { host: hostname })}</Notice>
      )}
    </>
  )
}

interface CalendarLinkProps {
  as: 'a' | typeof ExternalLink
  href: string
  iconPx?: number
  children: string
}

function CalendarLink(props: CalendarLinkProps) {
  return <Row inline gap={6} justify="center" padX={10} text="body" weight="medium" className={styles.way} {...props} />
}

/** How long the button says that it has copied. */
const COPIED_MS = 1_500

interface CopiedLinkProps {
  url: string
  /** What a phone's camera reads. */
  scanned: string
}

/** A link in a field that cannot be written to, with buttons to copy it and to show it as a QR code. */
function CopiedLink({ url, scanned }: CopiedLinkProps) {
  const t = useTranslations('calendar')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const field = useRef<HTMLInputElement>(null)
  const hintId = useId()
  useEffect(() => (state === 'copied' ? runAfter(COPIED_MS, () => setState('idle')) : undefined), [state])

  async function copy(): Promise<void> {
    const isCopied = await copyText(url)
    setState(isCopied ? 'copied' : 'failed')
    if (!isCopied) field.current?.focus()
  }

  const Icon = state === 'copied' ? Check : Copy
  return (
    <div className={styles.link}>
      <Row gap={2} className={styles.frame}>
        <input
          ref={field}
          className={styles.field}
          readOnly
          value={url}
          spellCheck={false}
          aria-label={t('link')}
          aria-describedby={state === 'failed' ? hintId : undefined}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button look="ghost" onClick={copy}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <span>{state === 'copied' ? t('copied') : t('copy')}</span>
        </Button>
        <FeedCode text={scanned} />
      </Row>
      <Text as="p" kind="small" id={hintId} className={styles.copiedLinkHint} role="status">
        {state === 'failed' && t('notCopied')}
      </Text>
    </div>
  )
}
