import { LOGIN_PATH } from '@ephemeris/contract/pages'
import { castVotes, listPolls, type PollAnswer, type Subject, withdrawVotes } from '@ephemeris/contract/votes'
import { byCount, leaderOf, type Poll, pick, totalOf } from '@ephemeris/core/votes/poll'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { type CSSProperties, Fragment, type ReactNode, useId, useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/votes/votes.module.css'
import { useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { readAgain } from '#web/lib/server/query-client'
import { useIsSignedIn } from '#web/state/account/session'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Row
      as="section"
      wrap
      gap={12}
      rowGap={0}
      padX={16}
      text="body"
      className={styles.section}
      aria-labelledby={titleId}
      aria-busy={query.isPending}
    >
      <Text kind="strong" as="h3" id={titleId}>
        {t('title')}
      </Text>
      <VoteSummary polls={query.data?.polls ?? null} />
      {(!isSignedIn || isUnauthorized(vote.error)) && (
        <Text kind="link" as={PageLink} oneLine className={styles.link} to={LOGIN_PATH}>
          {t('login')}
        </Text>
      )}
      {vote.isError && (
        <Notice tone="error">
          {t(isWithdrawal ? 'withdrawFailed' : 'failed', { reason: reasonText(vote.error) })}
        </Notice>
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
    </Row>
  )
}

/** Anyone who says so and however: the way to the login is shown. The polls stay while a session does. (VOTE-10) */
function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The most chosen option of each poll, in one line. `null`: still being asked for. (VOTE-9) */
function VoteSummary({ polls }: { polls: readonly Poll[] | null }) {
  const t = useTranslations('votes')
  if (polls === null) return <Summary>{t('loading')}</Summary>
  if (polls.length === 0) return <Summary>{t('noPolls')}</Summary>
  if (polls.every((poll) => leaderOf(poll) === null)) return <Summary>{t('noVotes')}</Summary>

  const separator = t('summary.separator')
  const textOf = (poll: Poll) => {
    const leader = leaderOf(poll)
    const top = leader ? t('summary.top', { option: leader.label, count: leader.count }) : t('summary.none')
    return t('summary.part', { poll: poll.name, top })
  }
  return (
    <Summary>
      {polls.map((poll, place) => (
        <Fragment key={poll.id}>
          <span className={styles.part}>{textOf(poll) + (place < polls.length - 1 ? separator.trimEnd() : '')}</span>
          {separator.endsWith(' ') && ' '}
        </Fragment>
      ))}
    </Summary>
  )
}

function Summary({ children }: { children: ReactNode }) {
  return (
    <Text kind="hint" as="p">
      {children}
    </Text>
  )
}

interface PollRowProps {
  poll: Poll
  /** A vote is on its way. */
  isBusy: boolean
  onPick: (optionId: string) => void
}

/** One question with its answers, the most chosen first; the own one is checked, and withdrawn when pressed again. */
function PollRow({ poll, isBusy, onPick }: PollRowProps) {
  const t = useTranslations('votes')
  const format = useFormatter()
  const total = totalOf(poll)

  return (
    <fieldset className={styles.poll}>
      <Text kind="strong" as="legend" className={styles.name}>
        {poll.name} <Text kind="hint">{t('total', { count: total })}</Text>
      </Text>
      <Row wrap gap={6} text="body">
        {byCount(poll).map(({ id, label, count }) => (
          <Row
            as={Pressable}
            key={id}
            inline
            gap={6}
            padX={12}
            text="medium"
            className={styles.option}
            style={{ '--share': total === 0 ? 0 : count / total } as CSSProperties}
            aria-pressed={id === poll.choice}
            disabled={isBusy}
            onClick={() => onPick(id)}
          >
            {id === poll.choice && <Check size={14} strokeWidth={2.5} aria-hidden />}
            <span>{label}</span>
            <Text kind="quiet" figures className={styles.count}>
              {format.number(count)}
            </Text>
          </Row>
        ))}
      </Row>
    </fieldset>
  )
}

interface Pick {
  readonly poll: Poll
  readonly optionId: string
}

/**
 * The polls of one activity, and `vote`, which shows its effect at once and takes it back on failure. One request at a
 * time, whether it votes or withdraws. (VOTE-8)
 */
function usePolls(subject: Subject) {
  const language = useLocale()
  const isSignedIn = useIsSignedIn()
  const queries = useQueryClient()
  const options = queryOptions({
    queryKey: ['polls', subject.activityId, language, isSignedIn],
    queryFn: ({ signal }) => call(listPolls, { ...subject, language }, { signal }),
  })

  const vote = useMutation({
    scope: { id: 'vote' },
    mutationFn: ({ poll, optionId }: Pick) =>
      optionId === poll.choice
        ? call(withdrawVotes, { ...subject, pollIds: [poll.id] })
        : call(castVotes, { ...subject, choices: { [poll.id]: optionId } }),
    onMutate: async ({ poll, optionId }) => {
      await queries.cancelQueries(options)
      const before = queries.getQueryData(options.queryKey)
      queries.setQueryData(options.queryKey, (answer) => answer && picked(answer, poll.id, optionId))
      return before
    },
    onError: (_error, _pick, before) => queries.setQueryData(options.queryKey, before),
    onSettled: () => readAgain({ queryKey: options.queryKey }),
  })

  return { query: useQuery(options), vote }
}

function picked(answer: PollAnswer, pollId: string, optionId: string): PollAnswer {
  return { ...answer, polls: answer.polls.map((poll) => (poll.id === pollId ? pick(poll, optionId) : poll)) }
}
