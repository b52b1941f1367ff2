import type { GameId } from '@ephemeris/core/games/game'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ChartAxes } from '#web/features/plan/picture/chart-axes.tsx'
import { goalPlaces } from '#web/features/plan/picture/goal-places'
import { GoalPole, ROOMY_PX } from '#web/features/plan/picture/goal-pole.tsx'
import { rightMargin } from '#web/features/plan/picture/labels'
import { LayerPatterns } from '#web/features/plan/picture/layer-patterns.tsx'
import { fillOf } from '#web/features/plan/picture/layer-swatch.tsx'
import styles from '#web/features/plan/picture/picture.module.css'
import type { PlanPicture } from '#web/features/plan/picture/plan-picture'
import { nameWidthPx } from '#web/features/plan/picture/pole-spaces'
import { areaPath, EDGE_PX, nowLabelY, round, type Scales, scalesOf, stepPath } from '#web/features/plan/picture/scales'
import { useChanges } from '#web/features/plan/picture/use-changes'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useSize } from '#web/lib/page/use-size'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const NOTHING = { low: 0, high: 0 }
const MIN_HEIGHT_PX = 320
const LAYERS = ['bought', 'usual', 'certain'] as const
const EDGES = ['bought', 'usual', 'least', 'certain'] as const
const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

interface StepChartProps {
  picture: PlanPicture
  words: PlanWords
  gameId: GameId
}

/** The picture itself; the arrow keys and the pointer go from step to step. */
export function StepChart({ picture, words, gameId }: StepChartProps) {
  const t = useTranslations('plan')
  const format = useFormatter()
  const id = useId()
  const [frame, size] = useSize<HTMLDivElement>()
  const [step, setStep] = useState<number | null>(null)
  const changesOf = useChanges(gameId, words)
  const { days, goals, to } = picture
  const heightPx = Math.max(MIN_HEIGHT_PX, size.heightPx)
  const drawing = { widthPx: Math.max(220, size.widthPx), heightPx, flagRows: 1 }
  const placesIn = ({ x, left, widthPx }: Scales) =>
    goalPlaces(
      goals.map(({ goal, until }) => ({ x: x(until), name: words.goalName(goal) })),
      { left, right: widthPx - EDGE_PX },
    )
  const needTexts = goals.map(({ needs }) =>
    needs
      .filter(({ level }) => drawing.widthPx >= ROOMY_PX || level === 0.5 || level === 1)
      .map(({ level, pulls }) => {
        // One label of a ladder says what all of them count.
        const chance = level === 1 ? t('picture.full') : t('picture.level', { level: Math.round(level * 100) })
        const count = level === 1 ? words.pulls(pulls) : words.amount(pulls)
        return { pulls: pulls.high, texts: [`${chance} · ${count}`, chance] }
      }),
  )
  const plain = scalesOf(picture, drawing)
  const needed = needTexts.map((needs) => needs.map(({ texts: [whole = ''] }) => whole))
  const roomy = { ...drawing, rightPx: rightMargin(placesIn(plain), needed, plain) }
  const places = placesIn(scalesOf(picture, roomy))
  const scales = scalesOf(picture, { ...roomy, flagRows: Math.max(1, ...places.map(({ flag }) => flag.row + 1)) })
  const ground = heightPx - scales.bottom
  const [today, last] = [days[0], days.at(-1)]
  if (!today || !last) return null
  const shown = step === null ? null : (days[Math.min(step, days.length - 1)] ?? null)
  const readout =
    shown &&
    t('picture.readout', {
      date: words.date(shown.at),
      certain: shown.certain,
      usual: words.amount(shown.usual),
      changes: changesOf(shown) || '–',
    })

  function press(event: KeyboardEvent): void {
    const by = STEPS[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : by && (step ?? 0) + by
    if (next === undefined) return
    event.preventDefault()
    setStep(Math.max(0, Math.min(days.length - 1, next)))
  }

  function follow({ clientX, currentTarget }: PointerEvent): void {
    const x = clientX - currentTarget.getBoundingClientRect().left
    const next = days.findLastIndex(({ at }) => scales.x(at) <= x)
    setStep(Math.max(0, next))
  }

  const nowText = t('picture.now', { count: today.certain })
  // "What you have" says the same.
  const isNowClear = places.every(
    ({ x, ladderPx }) => x + Math.min(0, ladderPx) > scales.left + nameWidthPx(nowText) + 12,
  )
  const summary = [
    t('picture.summary', {
      now: today.certain,
      certain: last.certain,
      usual: words.amount(last.usual),
      date: words.date(to),
    }),
    ...goals.map(({ goal, before, needs }) =>
      t('picture.needs', {
        names: format.list([...before, goal].map(words.goalName)),
        even: words.pulls(needs[0]?.pulls ?? NOTHING),
        full: words.pulls(needs.at(-1)?.pulls ?? NOTHING),
      }),
    ),
  ].join(' ')

  return (
    <Stack grow>
      <p className="visually-hidden">{summary}</p>
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={t('picture.step')}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={step ?? 0}
        aria-valuetext={readout ?? summary}
        className={styles.plot}
        onKeyDown={press}
        onPointerMove={follow}
        onPointerLeave={() => setStep(null)}
        onBlur={() => setStep(null)}
      >
        <svg viewBox={`0 0 ${scales.widthPx} ${heightPx}`} width={scales.widthPx} height={heightPx} aria-hidden>
          <LayerPatterns id={id} />
          <ChartAxes picture={picture} scales={scales} words={words} />
          {LAYERS.map((layer) => (
            <path
              key={layer}
              d={areaPath(picture, scales, layer)}
              className={styles.fill}
              data-layer={layer}
              style={fillOf(layer, id)}
            />
          ))}
          {EDGES.map((line) => (
            <path key={line} d={stepPath(picture, scales, line)} className={styles.edge} data-layer={line} />
          ))}
          {goals.map((drawn, index) => {
            const place = places[index]
            return (
              place && (
                <GoalPole
                  key={drawn.goal.id}
                  drawn={drawn}
                  picture={picture}
                  place={place}
                  scales={scales}
                  words={words}
                  needTexts={needTexts[index] ?? []}
                />
              )
            )
          })}
          <path d={`M${scales.left} ${scales.top - 12}V${ground}`} className={styles.now} />
          <circle cx={scales.left} cy={scales.y(today.certain)} r="4" className={styles.nowDot} />
          {isNowClear && <NowLabel text={nowText} x={scales.left} y={nowLabelY(picture, scales)} />}
          {shown && <path d={`M${round(scales.x(shown.at))} ${scales.top}V${ground}`} className={styles.hairline} />}
        </svg>
      </div>
      <Text as="p" kind="note" figures aria-hidden>
        {readout ?? '\u200b'}
      </Text>
    </Stack>
  )
}

function NowLabel({ text, x, y }: { text: string; x: number; y: number }) {
  return (
    <text x={x + 8} y={y + 4.5} fontSize={13} fontWeight={600} className={`${styles.today} ${styles.words}`}>
      {text}
    </text>
  )
}
