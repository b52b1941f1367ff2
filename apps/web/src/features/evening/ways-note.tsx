import { getReminders, type ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { readyWays } from '#web/features/evening/ready-ways'
import styles from '#web/features/evening/ways-note.module.css'
import { call } from '#web/lib/server/api'
import { useIsSignedIn, useUserKey } from '#web/state/account/session'
import { PageLink } from '#web/ui/link/page-link.tsx'

interface WaysNoteProps {
  /** Whether the player has asked for a reminder: an account is not named before. */
  isSet: boolean
  /** Calendars are told nothing of it. */
  isSent?: boolean
  children: (overview: ReminderOverview) => ReactNode
}

/** What keeps a reminder from arriving, with the way to change that; else what is to be said about it. (NOTE-13) */
export function WaysNote({ isSet, isSent = false, children }: WaysNoteProps) {
  const t = useTranslations('evening')
  const isSignedIn = useIsSignedIn()
  const { data: overview, isError } = useQuery({
    queryKey: [...useUserKey(), 'reminders'],
    queryFn: isSignedIn ? ({ signal }) => call(getReminders, {}, { signal }) : skipToken,
  })

  if (!isSignedIn) {
    if (!isSet) return null
    return (
      <>
        {t('ways.signedOut')}{' '}
        <PageLink className={styles.link} to="/settings?highlight=login">
          {t('ways.logIn')}
        </PageLink>
      </>
    )
  }
  if (!overview) return isError && isSet ? t('ways.unknown') : null
  const ways = readyWays(overview).filter((way) => !isSent || way !== 'calendar')
  if (ways.length > 0) return children(overview)
  return (
    <>
      {t('ways.none')}{' '}
      <PageLink className={styles.link} to="/settings#reminders">
        {t('ways.choose')}
      </PageLink>
    </>
  )
}
