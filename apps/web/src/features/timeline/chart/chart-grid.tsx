import { type CalendarDay, weekdayOf } from '@ephemeris/core/time/calendar'
import { DAY_WIDTH_PX, type Scale } from '@ephemeris/core/timeline/scale/scale'
import type { CSSProperties } from 'react'
import styles from '#web/features/timeline/chart/chart.module.css'

const SATURDAY = 6

interface ChartGridProps {
  scale: Scale
  today: CalendarDay
  nowX: number
}

/** Day lines, weekends, today and the veil over the past: one element, however long the calendar is. */
export function ChartGrid({ scale, today, nowX }: ChartGridProps) {
  const weekendX = (SATURDAY - weekdayOf(scale.range.first)) * DAY_WIDTH_PX
  const style = {
    '--weekend-x': `${weekendX}px`,
    '--today-x': `${scale.xOfDay(today)}px`,
    '--now-x': `${nowX}px`,
  } as CSSProperties

  return <div className={styles.grid} style={style} />
}
