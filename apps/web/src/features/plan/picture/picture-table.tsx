import type { PlanSituation } from '@ephemeris/core/plan/player-goals'
import { dayOf } from '@ephemeris/core/time/calendar'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/picture/picture-table.module.css'
import type { PlanPicture } from '#web/features/plan/picture/plan-picture'
import { useChanges } from '#web/features/plan/picture/use-changes'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { ScrollBox } from '#web/ui/scroll/scroll-box.tsx'

interface PictureTableProps {
  picture: PlanPicture
  words: PlanWords
  situation: PlanSituation
}

/** The same as the picture: days on which more than the daily income comes, and the ends of goals. */
export function PictureTable({ picture, words, situation }: PictureTableProps) {
  const t = useTranslations('plan')
  const clock = useDisplayedClock()
  const changesOf = useChanges(situation.gameId, words)
  const { days, goals } = picture
  const rows = days.flatMap((day, index) => {
    const ending = goals.filter(({ until }) => dayOf(until, clock) === day.day)
    const isLastOfDay = days[index + 1]?.day !== day.day
    const changes = [
      ...(index === 0 ? [t('picture.today')] : []),
      changesOf(day),
      ...(isLastOfDay ? ending.map(({ goal }) => t('picture.ends', { name: words.goalName(goal) })) : []),
    ].filter((text) => text !== '')
    if (changes.length === 0) return []
    const needs = isLastOfDay ? ending.map((goal) => goal.needs.map(({ pulls }) => pulls).join(' · ')) : []
    return [{ day, changes: changes.join(', '), needs: needs.join(' | ') }]
  })

  return (
    <ScrollBox label={t('picture.title')} className={styles.box}>
      <table className={styles.table}>
        <caption>{t('picture.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('picture.day')}</th>
            <th scope="col">{t('picture.changes')}</th>
            <th scope="col">{t('picture.certain')}</th>
            <th scope="col">{t('picture.plusUsual')}</th>
            <th scope="col">{t('picture.plusBought')}</th>
            <th scope="col">{t('picture.needColumn')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, changes, needs }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day may occur twice, and rows never move
            <tr key={index} data-goal-row={needs !== '' || undefined}>
              <th scope="row">{words.dateOf(day.at, day.isExpected)}</th>
              <td>{changes}</td>
              <td>{day.certain}</td>
              <td>{day.usual}</td>
              <td>{day.bought}</td>
              <td>{needs || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
