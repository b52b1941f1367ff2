import { habitOf, PLAY_HABITS, playHabit } from '@ephemeris/core/income/play-habits'
import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/income/income.module.css'
import { listedSources } from '#web/features/plan/income/income-rows'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import { setPlayHabit } from '#web/state/plan/plan-actions'
import { RadioGroup } from '#web/ui/control/radio-group.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** “How do you play?”: one answer for all switches that need no purchase, with what each counts. (PLAN-53) */
export function PlayQuestion({ page }: { page: PlanPage }) {
  const t = useTranslations('plan')
  const { situation, account, plan } = page
  if (!situation) return null
  const free = listedSources(situation).filter(({ kind }) => kind !== 'paid')
  const { sources } = situation.facts
  const habit = playHabit(plan.counted, sources)
  const isOwn = free.some(({ id }) => id in plan.counted)

  const options = PLAY_HABITS.map((value) => {
    const topics = [...new Set(free.filter((source) => habitOf(source) === value).map(({ topic }) => topic))]
    const names = topics.map((topic) => t(`topic.${topic}`))
    const [first = '', ...rest] = value === 'all' ? [...names, t('income.cleared')] : names
    return {
      value,
      content: (
        <Stack as="span" text="body">
          <b>{t(`income.play.${value}`)}</b>
          <Text kind="note" as="div" tight>
            <Phrases texts={[value === 'daily' ? first : t('income.plus', { amount: `\u00a0${first}` }), ...rest]} />
          </Text>
        </Stack>
      ),
    }
  })

  return (
    <Stack gap={8} padX={20} padY={8}>
      <Text as="div" kind="body" weight="medium">
        {t('income.play.title')}
        {habit === null && (
          <Text kind="note" as="div" tight>
            {t(isOwn ? 'income.play.own' : 'income.play.open')}
          </Text>
        )}
      </Text>
      <RadioGroup
        label={t('income.play.title')}
        options={options}
        value={habit}
        className={styles.habits}
        onChange={(answer) => setPlayHabit(account, answer, sources)}
      />
    </Stack>
  )
}
