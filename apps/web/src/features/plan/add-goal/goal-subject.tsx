import { goalStart, versionAt } from '@ephemeris/core/plan/goals/goal-end'
import type { PlanSituation } from '@ephemeris/core/plan/goals/player-goals'
import { knownFiveStars } from '@ephemeris/core/plan/goals/waiting-goals'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/add-goal/add-goal.module.css'
import type { GoalDraft } from '#web/features/plan/add-goal/goal-draft'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Row } from '#web/ui/layout/layout.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'

interface GoalSubjectProps {
  draft: GoalDraft
  situation: PlanSituation
  words: PlanWords
  /** Its item is known and no banner of it is announced. */
  isHoped: boolean
}

/** Whom a goal is for, and when: its banner, or the end of its last one. */
export function GoalSubject({ draft, situation, words, isHoped }: GoalSubjectProps) {
  const t = useTranslations('plan')
  const { itemId, poolId, until } = draft
  const startAt = goalStart(draft, situation)
  const lastEndAt = useMemo(() => {
    if (!isHoped) return null
    const known = knownFiveStars(situation.index, { server: situation.calendar.server, now: situation.now })
    return known.find((one) => one.itemId === itemId)?.lastEndAt ?? null
  }, [isHoped, itemId, situation])
  if (itemId === null) return null
  const hopedText = lastEndAt === null ? t('add.noBanner') : t('add.lastBanner', { date: words.date(lastEndAt) })
  return (
    <Row as="p" gap={14} padY={10} padX={14} text="hint" className={styles.subject}>
      <GoalFace goal={{ ...draft, copies: 1 }} index={situation.index} words={words} sizePx={48} />
      {isHoped || startAt === null ? (
        <span>{isHoped ? hopedText : t('add.until', { pool: words.poolName(poolId), date: words.date(until) })}</span>
      ) : (
        <Phrases
          texts={[words.poolName(poolId), words.dates(startAt, until), versionAt(startAt, situation) ?? ''].filter(
            Boolean,
          )}
        />
      )}
    </Row>
  )
}
