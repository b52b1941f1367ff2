import type { View } from '@ephemeris/core/timeline/scale/viewport'
import { useWindow, windowSize } from '#web/lib/page/media'

/** The measures of the chart around its bars, in px. */
export interface ChartMeasures {
  readonly pitchPx: number
  readonly barPx: number
  /** Room of the mark in front of a title. */
  readonly markPx: number
  readonly gutterPx: number
  readonly headPx: number
  /** The least that is above the chart on the page. */
  readonly abovePx: number
  /** Where now comes to rest, as a share of the view: what is still to come deserves more room. */
  readonly nowShare: number
}

const HEAD_PX = 96
/** The bar on top and the timeline's own head. */
const ABOVE_PX = 160

const POINTER_FRAME: ChartMeasures = {
  pitchPx: 38,
  barPx: 32,
  markPx: 34,
  gutterPx: 36,
  headPx: HEAD_PX,
  abovePx: ABOVE_PX,
  nowShare: 0.36,
}
const TOUCH_FRAME: ChartMeasures = { ...POINTER_FRAME, pitchPx: 44, barPx: 38, markPx: 42 }
const PHONE_FRAME: ChartMeasures = { ...TOUCH_FRAME, gutterPx: 6, nowShare: 0.46 }
/** A phone on its side: six rows are in view. */
const LOW_FRAME: ChartMeasures = {
  ...TOUCH_FRAME,
  pitchPx: 40,
  barPx: 34,
  gutterPx: 6,
  headPx: 66,
  abovePx: 48,
}

export function useChartMeasures(): ChartMeasures {
  const isPhone = useWindow('phone')
  const isLow = useWindow('side')
  const isTouch = useWindow('touch')
  if (isLow) return LOW_FRAME
  if (isPhone) return PHONE_FRAME
  return isTouch ? TOUCH_FRAME : POINTER_FRAME
}

/** About what will be seen of the chart, before it can be measured. */
export function likelyView({ gutterPx, headPx, abovePx }: ChartMeasures): View {
  const { widthPx, heightPx } = windowSize()
  return { leftPx: 0, topPx: 0, widthPx: widthPx - gutterPx, heightPx: heightPx - abovePx - headPx }
}
