import ChartColumn from 'lucide-react/icons/chart-column'
import Table2 from 'lucide-react/icons/table-2'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LayerSwatch } from '#web/features/plan/picture/layer-swatch.tsx'
import styles from '#web/features/plan/picture/picture.module.css'
import { PictureTable } from '#web/features/plan/picture/picture-table.tsx'
import { planPicture } from '#web/features/plan/picture/plan-picture'
import { StepChart } from '#web/features/plan/picture/step-chart.tsx'
import { PlanCard } from '#web/features/plan/plan-card.tsx'
import type { PlanPage } from '#web/features/plan/use-plan-page'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { usePageKeys } from '#web/state/use-page-keys'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'

interface SavedPullsProps {
  page: PlanPage
  words: PlanWords
}

/** Saved pulls over time against what the goals need: a picture that is a table too. (PLAN-12) */
export function SavedPulls({ page, words }: SavedPullsProps) {
  const t = useTranslations('plan')
  const clock = useDisplayedClock()
  const [isTable, setTable] = useState(false)
  usePageKeys(useMemo(() => ({ v: () => setTable((was) => !was) }), []))
  const { situation, goals, answers } = page
  const picture = useMemo(
    () => situation && planPicture(situation, { goals, answers, clock }),
    [situation, goals, answers, clock],
  )
  if (!situation || !picture) return null
  const Icon = isTable ? ChartColumn : Table2
  const word = isTable ? t('picture.asPicture') : t('picture.asTable')

  return (
    <PlanCard
      title={t('picture.title')}
      side={
        <Button look="ghost" title={word} aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <Icon size={16} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden-on-phone">{word}</span>
        </Button>
      }
    >
      {isTable ? (
        <PictureTable picture={picture} words={words} situation={situation} />
      ) : (
        <Stack grow padX={20} padY={10}>
          <Legend hasBought={picture.days.some(({ bought, usual }) => bought.high > usual.high)} />
          <StepChart picture={picture} words={words} gameId={situation.gameId} />
        </Stack>
      )}
    </PlanCard>
  )
}

const LAYERS = ['certain', 'usual', 'bought'] as const

function Legend({ hasBought }: { hasBought: boolean }) {
  const t = useTranslations('plan')
  return (
    <Row as="p" gap={16} rowGap={4} align="stretch" wrap text="note" aria-hidden>
      {LAYERS.filter((layer) => layer !== 'bought' || hasBought).map((layer) => (
        <Row as="span" inline gap={6} key={layer}>
          <LayerSwatch layer={layer} />
          {t(`picture.${layer}`)}
        </Row>
      ))}
      <Row as="span" inline gap={6}>
        <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden>
          <path d="M9 0V12M5 1H13M6 6H12M6 11H12" className={styles.ladder} />
        </svg>
        {t('picture.need')}
      </Row>
    </Row>
  )
}
