import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { useTranslations } from 'use-intl'
import { NeedBlocks } from '#web/features/plan/picture/need-blocks.tsx'
import styles from '#web/features/plan/picture/picture.module.css'
import type { PlanPicture } from '#web/features/plan/picture/plan-picture'
import { useChanges } from '#web/features/plan/picture/use-changes'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Row } from '#web/ui/layout/layout.tsx'
import { Table } from '#web/ui/layout/table.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface PictureTableProps {
  picture: PlanPicture
  words: PlanWords
  situation: PlanSituation
}

/** The same as the picture: what each goal needs, then the days on which more than the daily income comes or a goal ends. */
export function PictureTable({ picture, words, situation }: PictureTableProps) {
  const t = useTranslations('plan')
  const changesOf = useChanges(situation.gameId, words)
  const { days, goals } = picture
  const rows = days.flatMap((day, index) => {
    const ending = goals.filter(({ until }) => until === day.at)
    const changes = [
      ...(index === 0 ? [t('picture.today')] : []),
      changesOf(day),
      ...ending.map(({ goal }) => t('picture.ends', { name: words.goalName(goal) })),
    ].filter((text) => text !== '')
    if (changes.length === 0) return []
    return [{ day, changes: changes.join(', ') }]
  })

  const buys = days.some(({ bought, usual }) => bought.high !== usual.high)

  return (
    <>
      <NeedBlocks index={situation.index} picture={picture} words={words} />
      <Row as="h3" padX={20} padY={12} text="strong">
        {t('picture.byDay')}
      </Row>
      <Table
        label={t('picture.title')}
        columns={[
          t('picture.day'),
          t('picture.certain'),
          t('picture.plusUsual'),
          ...(buys ? [t('picture.plusBought')] : []),
        ]}
        rows={rows.map(({ day, changes }) => [
          <span key="day">
            {words.dateOf(day.at, day.isExpected)} <Text kind="note">{changes}</Text>
          </span>,
          day.certain,
          words.amount(day.usual),
          ...(buys ? [words.amount(day.bought)] : []),
        ])}
        className={styles.box}
      />
    </>
  )
}
