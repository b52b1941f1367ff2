import type { Subject } from '@ephemeris/contract/votes'
import { LogIn } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PollRow } from '#web/features/votes/poll-row.tsx'
import { usePolls } from '#web/features/votes/use-polls'
import { VoteSummary } from '#web/features/votes/vote-summary.tsx'
import styles from '#web/features/votes/votes.module.css'
import { useReasonText } from '#web/i18n/use-error-text'
import { ApiError } from '#web/lib/server/api-error'
import { useIsSignedIn } from '#web/state/account/session'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'

/** What players think of an activity, for everybody in one line; who is signed in answers below it. */
export function VoteSection({ subject }: { subject: Subject }) {
  const t = useTranslations('votes')
  const reasonText = useReasonText()
  const titleId = useId()
  const isSignedIn = useIsSignedIn()
  const [isOpen, setOpen] = useState(false)
  const { query, vote } = usePolls(subject)
  const isWithdrawal = vote.variables !== undefined && vote.variables.optionId === vote.variables.poll.choice

  if (query.isError && !query.data) {
    return (
      <Notice tone="error" action={{ label: t('retry'), onPress: () => void query.refetch() }}>
        {t('fetchFailed', { reason: reasonText(query.error) })}
      </Notice>
    )
  }

  return (
    <section className={styles.section} aria-labelledby={titleId} aria-busy={query.isPending}>
      <h3 id={titleId} className={styles.title}>
        {t('title')}
      </h3>
      <VoteSummary polls={query.data?.polls ?? null} />
      {vote.isError && (
        <Notice tone="error">
          {t(isWithdrawal ? 'withdrawFailed' : 'failed', { reason: reasonText(vote.error) })}
        </Notice>
      )}
      {(!isSignedIn || isUnauthorized(vote.error)) && (
        <p className={styles.login}>
          {t('loginRequired')}
          <PageLink className={styles.link} to="/settings?highlight=login">
            <LogIn size={16} strokeWidth={1.75} aria-hidden />
            {t('login')}
          </PageLink>
        </p>
      )}
      {isSignedIn && query.data && (
        <Disclosure title={t('expand')} isOpen={isOpen} onToggle={setOpen}>
          {query.data.polls.map((poll) => (
            <PollRow
              key={poll.id}
              poll={poll}
              isBusy={vote.isPending}
              onPick={(optionId) => vote.mutate({ poll, optionId })}
            />
          ))}
        </Disclosure>
      )}
    </section>
  )
}

/** Whoever says so and however: the way to the login is shown. The polls stay while a session does. (VOTE-10) */
function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}
