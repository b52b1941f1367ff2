import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { useTranslations } from 'use-intl'
import { GoalFace } from '#web/features/plan/goals/goal-face.tsx'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import styles from '#web/features/plan/picture/picture.module.css'
import type { DrawnGoal, PlanPicture } from '#web/features/plan/picture/plan-picture'
import type { PlanWords } from '#web/features/plan/use-plan-words'

interface NeedBlocksProps {
  index: FactIndex
  picture: PlanPicture
  words: PlanWords
}

/** What each goal needs, against what is saved by its end: a block per goal. (PLAN-12) */
export function NeedBlocks({ index, picture: { days, goals }, words }: NeedBlocksProps) {
  const t = useTranslations('plan')
  const savedBy = ({ until }: DrawnGoal) => days.findLast(({ at }) => at <= until) ?? days[0]
  const most = Math.max(1, ...goals.flatMap((goal) => [savedBy(goal)?.usual.high ?? 0, goal.needs.at(-1)?.pulls ?? 0]))
  const share = (pulls: number) => `${(100 * Math.min(pulls, most)) / most}%`

  return (
    <>
      {goals.map((drawn) => {
        const { goal, until, isExpected, chance, needs } = drawn
        const saved = savedBy(drawn)
        const [certain, usual] = [saved?.certain ?? 0, saved?.usual.high ?? 0]
        return (
          <section key={goal.id} className={styles.block} aria-label={words.goalName(goal)}>
            <div className={styles.head}>
              <GoalFace goal={goal} index={index} words={words} sizePx={32} />
              <h3 className={styles.name}>
                {words.goalName(goal)}
                <span className={styles.date}>{t('goals.by', { date: words.dateOf(until, isExpected) })}</span>
              </h3>
              <b className={styles.chance}>{words.chance(chance)}</b>
            </div>
            <div className={styles.bar} aria-hidden>
              <span className={styles.usual} style={{ width: share(usual) }} />
              <span className={styles.certain} style={{ width: share(certain) }} />
              {needs.map(({ level, pulls }) => (
                <span
                  key={level}
                  className={styles.mark}
                  data-sure={level === 1 || undefined}
                  style={{ left: share(pulls) }}
                />
              ))}
            </div>
            <dl className={styles.cells}>
              {needs.map(({ level, pulls }) => (
                <div
                  key={level}
                  className={styles.cell}
                  data-reach={pulls <= certain ? 'certain' : pulls <= usual ? 'usual' : undefined}
                >
                  <dt>{level === 1 ? t('picture.full') : t('picture.level', { level: Math.round(level * 100) })}</dt>
                  <dd>{pulls}</dd>
                </div>
              ))}
            </dl>
          </section>
        )
      })}
      {goals.length > 0 && (
        <p className={styles.needBlocksLegend}>
          {(['certain', 'usual'] as const).map((layer) => (
            <span key={layer}>
              <LayerSwatch layer={layer} />
              {t(`picture.${layer}`)}
            </span>
          ))}
          <span>
            <i className={styles.sign} aria-hidden />
            {t('picture.need')}
          </span>
        </p>
      )}
    </>
  )
}
