import { dayOf, weekdayOf } from '@ephemeris/core/time/calendar'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import { useTranslations } from 'use-intl'
import { axisLabels } from '#web/features/plan/picture/labels'
import styles from '#web/features/plan/picture/picture.module.css'
import type { PlanPicture } from '#web/features/plan/picture/plan-picture'
import { round, type Scales } from '#web/features/plan/picture/scales'
import type { PlanWords } from '#web/features/plan/use-plan-words'
import { useDisplayedClock } from '#web/state/displayed-clock'

const AXIS_PX = 11

interface ChartAxesProps {
  picture: PlanPicture
  scales: Scales
  words: PlanWords
}

export function ChartAxes({ picture: { from, to, goals }, scales, words }: ChartAxesProps) {
  const t = useTranslations('plan')
  const clock = useDisplayedClock()
  const ground = scales.heightPx - scales.bottom
  const days = Math.floor((to - from) / DAY_MS)
  const moments = Array.from({ length: days }, (_, day) => instant(from + (day + 1) * DAY_MS))
  const labels = axisLabels(
    goals.map(({ until }) => ({ x: scales.x(until), text: words.date(until) })),
    { today: t('picture.today'), left: scales.left, widthPx: scales.widthPx },
  )

  return (
    <>
      {scales.ticks.map((tick) => (
        <g key={tick}>
          <path
            d={`M${scales.left} ${round(scales.y(tick))}H${scales.widthPx - scales.right}`}
            className={styles.grid}
          />
          <text
            x={scales.left - 8}
            y={round(scales.y(tick)) + 4}
            fontSize={AXIS_PX}
            textAnchor="end"
            className={styles.axis}
          >
            {tick}
          </text>
        </g>
      ))}
      {moments.map((at) => (
        <path
          key={at}
          d={`M${round(scales.x(at))} ${ground}v${weekdayOf(dayOf(at, clock)) === 1 ? 6 : 3}`}
          className={styles.tick}
        />
      ))}
      <text x={scales.left} y={scales.heightPx - 6} fontSize={AXIS_PX} fontWeight={600} className={styles.today}>
        {t('picture.today')}
      </text>
      {labels.map(({ x, text }) => (
        <text
          key={x}
          x={round(x)}
          y={scales.heightPx - 6}
          fontSize={AXIS_PX}
          textAnchor="middle"
          className={styles.axis}
        >
          {text}
        </text>
      ))}
    </>
  )
}
