import { leaderOf, type Poll } from '@ephemeris/core/votes/poll'
import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/votes/votes.module.css'

/** The most chosen option of each poll, in one line. `null`: still being asked for. (VOTE-9) */
export function VoteSummary({ polls }: { polls: readonly Poll[] | null }) {
  const t = useTranslations('votes')
  if (polls === null) return <p className={styles.summary}>{t('loading')}</p>
  if (polls.length === 0) return <p className={styles.summary}>{t('noPolls')}</p>
  if (polls.every((poll) => leaderOf(poll) === null)) return <p className={styles.summary}>{t('noVotes')}</p>

  const separator = t('summary.separator')
  const textOf = (poll: Poll) => {
    const leader = leaderOf(poll)
    const top = leader ? t('summary.top', { option: leader.label, count: leader.count }) : t('summary.none')
    return t('summary.part', { poll: poll.name, top })
  }
  return (
    <p className={styles.summary}>
      {polls.map((poll, place) => (
        <Fragment key={poll.id}>
          <span className={styles.part}>
            {textOf(poll)}
            {place < polls.length - 1 && separator.trimEnd()}
          </span>
          {separator.endsWith(' ') && ' '}
        </Fragment>
      ))}
    </p>
  )
}
