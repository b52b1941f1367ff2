import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { useFormatter, useTranslations } from 'use-intl'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import styles from '#web/features/plan/picture/picture.module.css'
import type { DrawnGoal, PlanPicture } from '#web/features/plan/picture/plan-picture'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface NeedBlocksProps {
  index: FactIndex
  picture: PlanPicture
  words: PlanWords
}

/** What each goal needs, against what is saved by its end: a block per goal. (PLAN-12) */
export function NeedBlocks({ index, picture: { days, goals }, words }: NeedBlocksProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const savedBy = ({ until }: DrawnGoal) => days.findLast(({ at }) => at <= until) ?? days[0]
  const most = Math.max(
    1,
    ...goals.flatMap((goal) => [savedBy(goal)?.usual.high ?? 0, goal.needs.at(-1)?.pulls.high ?? 0]),
  )
  const share = (pulls: number) => `${(100 * Math.min(pulls, most)) / most}%`

  return (
    <>
      {goals.map((drawn) => {
        const { goal, until, isExpected, chance, before, needs } = drawn
        const saved = savedBy(drawn)
        const [certain, usual] = [saved?.certain ?? 0, saved?.usual.high ?? 0]
        return (
          <Stack as="section" padX={20} padY={12} key={goal.id} aria-label={words.goalName(goal)}>
            <Row gap={12}>
              <GoalFace goal={goal} index={index} words={words} sizePx={32} />
              <Stack as="h3" text="strong" grow>
                <Text kind="strong" anywhere>
                  {words.goalName(goal)}
                </Text>
                <Text kind="note">{t('goals.by', { date: words.dateOf(until, isExpected) })}</Text>
                {before.length > 0 && (
                  <Text kind="note">{t('goals.with', { names: format.list(before.map(words.goalName)) })}</Text>
                )}
              </Stack>
              <Text kind="title" as="b" figures oneLine>
                {words.chance(chance)}
              </Text>
            </Row>
            <div className={styles.bar} aria-hidden>
              <span className={styles.usual} style={{ width: share(usual) }} />
              <span className={styles.certain} style={{ width: share(certain) }} />
              {needs.map(({ level, pulls }) => (
                <span
                  key={level}
                  className={styles.mark}
                  data-sure={level === 1 || undefined}
                  style={{ left: share(pulls.high) }}
                />
              ))}
            </div>
            <Grid as="dl" columns={4} gap={6}>
              {needs.map(({ level, pulls }) => (
                <Row
                  gap={6}
                  justify="between"
                  padX={8}
                  padY={6}
                  wrap
                  text="small"
                  key={level}
                  className={styles.cell}
                  data-reach={pulls.high <= certain ? 'certain' : pulls.low <= usual ? 'usual' : undefined}
                >
                  <Text as="dt" kind="quiet">
                    {level === 1 ? t('picture.full') : t('picture.level', { level: Math.round(level * 100) })}
                  </Text>
                  <Text as="dd" kind="bold" figures>
                    {words.amount(pulls)}
                  </Text>
                </Row>
              ))}
            </Grid>
          </Stack>
        )
      })}
      {goals.length > 0 && (
        <Row as="p" gap={16} rowGap={4} align="stretch" wrap padY={10} padX={20} text="note">
          {(['certain', 'usual'] as const).map((layer) => (
            <Row as="span" inline gap={6} key={layer}>
              <LayerSwatch layer={layer} />
              {t(`picture.${layer}`)}
            </Row>
          ))}
          <Row as="span" inline gap={6}>
            <i className={styles.sign} aria-hidden />
            {t('picture.need')}
          </Row>
        </Row>
      )}
    </>
  )
}
