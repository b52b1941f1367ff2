import { habitOf, PLAY_HABITS, playHabit } from '@ephemeris/core/income/play-habits'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income.module.css'
import { listedSources } from '#web/features/plan/income/income-rows'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import { setPlayHabit } from '#web/state/plan/plan-actions'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text, textClass } from '#web/ui/text/text.tsx'

/** “How do you play?”: one answer for all switches that need no purchase, with what each counts. (PLAN-53) */
export function PlayQuestion({ page }: { page: PlanPage }) {
  const t = useTranslations('plan')
  const { situation, account, plan } = page
  if (!situation) return null
  const free = listedSources(situation).filter(({ kind }) => kind !== 'paid')
  const { sources } = situation.facts
  const habit = playHabit(plan.counted, sources)
  const isOwn = habit === null && free.some(({ id }) => id in plan.counted)

  const options = PLAY_HABITS.map((value) => {
    const topics = [...new Set(free.filter((source) => habitOf(source) === value).map(({ topic }) => topic))]
    const names = topics.map((topic) => t(`topic.${topic}`))
    const [first = '', ...rest] = value === 'all' ? [...names, t('income.cleared')] : names
    return {
      value,
      content: (
        <span>
          <b>{t(`income.play.${value}`)}</b>
          <Text kind="note" tight className={styles.rule}>
            <Phrases texts={[value === 'daily' ? first : t('income.plus', { amount: `\u00a0${first}` }), ...rest]} />
          </Text>
        </span>
      ),
    }
  })

  return (
    <div className={styles.play}>
      <Text as="p" kind="body" weight="medium" className={styles.playTitle}>
        {t('income.play.title')}
        {isOwn && (
          <Text kind="note" tight className={styles.rule}>
            {t('income.play.own')}
          </Text>
        )}
      </Text>
      <RadioGroup
        label={t('income.play.title')}
        options={options}
        value={habit}
        className={styles.habits}
        optionClassName={`${styles.habit} ${textClass('body')}`}
        onChange={(answer) => setPlayHabit(account, answer, sources)}
      />
    </div>
  )
}
