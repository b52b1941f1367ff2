import { isFeedSilent } from '@ephemeris/core/calendar/silent-feed'
import { pastDayText } from '@ephemeris/core/language/dates'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/calendar/calendar.module.css'
import { FeedAddress } from '#web/features/reminders/calendar/feed-address.tsx'
import { useFeedChange, usePrivateFeed } from '#web/features/reminders/calendar/use-private-feed'
import { useErrorText } from '#web/i18n/use-error-text'
import { useNow } from '#web/lib/time/page-clock'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** The private link of a signed-in user: created by a click, replaced and turned off after a question. (FEED-21) */
export function PrivateCalendar() {
  const t = useTranslations('calendar')
  const errorText = useErrorText()
  const style = useDeviceMomentStyle()
  const now = useNow(HOUR_MS)
  const [asked, ask] = useState<'new' | 'none' | null>(null)
  const first = useRef<HTMLButtonElement>(null)
  const query = usePrivateFeed()
  const feed = query.data
  const change = useFeedChange()

  // A disabled button would lose the focus.
  const changeTo = (wish: 'new' | 'none') => {
    // "Turn off" goes away with the link.
    if (!change.isPending) change.mutate(wish, { onSuccess: () => first.current?.focus() })
  }

  if (feed === undefined) return <Pending query={query} label={t('loading')} />
  return (
    <>
      {feed?.url && <FeedAddress url={feed.url} />}
      {feed?.url === null && <Notice tone="warn">{t('lost')}</Notice>}
      {feed?.readAt && isFeedSilent(feed.readAt, now) && (
        <Notice tone="warn">{t('silent', { date: pastDayText(feed.readAt, now, style) })}</Notice>
      )}
      {feed && (
        <Text as="p" kind="note">
          {t('slow')}
        </Text>
      )}
      {change.error && <Notice tone="error">{errorText(change.error)}</Notice>}
      <Row gap={8} rowGap={0} wrap className={styles.buttons}>
        <Button
          ref={first}
          look={feed ? 'ghost' : 'outline'}
          aria-disabled={change.isPending || undefined}
          onClick={() => (feed ? ask('new') : changeTo('new'))}
        >
          {feed ? t('renew') : t('create')}
        </Button>
        {feed && (
          <>
            <Button look="ghost" aria-disabled={change.isPending || undefined} onClick={() => ask('none')}>
              {t('end')}
            </Button>
            <Text kind="note">{t('atOnce')}</Text>
          </>
        )}
      </Row>
      {asked && (
        <ConfirmDialog
          title={t(`ask.${asked}.title`)}
          consequence={t(`ask.${asked}.consequence`)}
          verb={t(`ask.${asked}.verb`)}
          isDestructive
          onConfirm={() => {
            ask(null)
            changeTo(asked)
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  )
}
