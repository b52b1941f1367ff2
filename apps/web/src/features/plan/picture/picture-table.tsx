import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { dayOf } from '@ephemeris/core/time/calendar'
import { useTranslations } from 'use-intl'
import { NeedBlocks } from '#web/features/plan/picture/need-blocks.tsx'
import styles from '#web/features/plan/picture/picture.module.css'
import type { PlanPicture } from '#web/features/plan/picture/plan-picture'
import { useChanges } from '#web/features/plan/picture/use-changes'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { ScrollBox } from '#web/ui/card/scroll-box.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PictureTableProps {
  picture: PlanPicture
  words: PlanWords
  situation: PlanSituation
}

/** The same as the picture: what each goal needs, then the days on which more than the daily income comes or a goal ends. */
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
    return [{ day, changes: changes.join(', '), isGoalDay: isLastOfDay && ending.length > 0 }]
  })

  const buys = days.some(({ bought, usual }) => bought.high !== usual.high)

  return (
    <>
      <NeedBlocks index={situation.index} picture={picture} words={words} />
      <ScrollBox label={t('picture.title')} className={styles.box}>
        <table className={styles.table}>
          <caption>{t('picture.byDay')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('picture.day')}</th>
              <th scope="col">{t('picture.certain')}</th>
              <th scope="col">{t('picture.plusUsual')}</th>
              {buys && <th scope="col">{t('picture.plusBought')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, changes, isGoalDay }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day may occur twice, and rows never move
              <tr key={index} data-goal-row={isGoalDay || undefined}>
                <th scope="row">
                  {words.dateOf(day.at, day.isExpected)}{' '}
                  <Text kind="note" className={styles.changes}>
                    {changes}
                  </Text>
                </th>
                <td>{day.certain}</td>
                <td>{words.amount(day.usual)}</td>
                {buys && <td>{words.amount(day.bought)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  )
}
