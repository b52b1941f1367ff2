import type { TimeFormat } from '@ephemeris/core/language/dates'
import { nowArrow } from '@ephemeris/core/timeline/scale/viewport'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type RefObject, useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/chart/chart.module.css'
import type { ChartMeasures } from '#web/features/timeline/chart/chart-measures'
import { viewOf } from '#web/features/timeline/chart/scroll/scrolling'
import { useScrollReader } from '#web/features/timeline/chart/scroll/use-scroll-reader'
import { Pressable } from '#web/ui/button/pressable.tsx'

interface NowArrowProps {
  scroller: RefObject<HTMLElement | null>
  frame: ChartMeasures
  nowX: number
  timeFormat: TimeFormat
  onPress: () => void
}

/** Points to now while it is out of view, and leads back to it. (TL-15) */
export function NowArrow({ scroller, frame, nowX, timeFormat, onPress }: NowArrowProps) {
  const t = useTranslations('timeline')
  const side = useSideOfNow({ scroller, frame, nowX, timeFormat })
  if (!side) return null
  const Chevron = side === 'left' ? ChevronLeft : ChevronRight

  return (
    <Pressable className={styles.arrow} data-side={side} aria-label={t('now.show')} onClick={onPress}>
      <Chevron size={16} strokeWidth={2.25} aria-hidden />
    </Pressable>
  )
}

function useSideOfNow({ scroller, frame, nowX, timeFormat }: Omit<NowArrowProps, 'onPress'>): 'left' | 'right' | null {
  const [side, setSide] = useState<'left' | 'right' | null>(null)
  const read = useCallback(
    (element: HTMLElement) => setSide(nowArrow(nowX, viewOf(element, frame), timeFormat)),
    [frame, nowX, timeFormat],
  )
  useScrollReader(scroller, read)
  return side
}
