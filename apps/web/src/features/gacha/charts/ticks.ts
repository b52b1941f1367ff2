/** Even marks of an axis from 0 on; the last one is the end of the axis, at or above `largest`. (CHART-1) */
export function ticksTo(largest: number): readonly number[] {
  const step = stepFor(Math.max(1, largest))
  return Array.from({ length: Math.ceil(Math.max(1, largest) / step) + 1 }, (_, index) => index * step)
}

const MAX_STEPS = 4

/** 1, 2 or 5 of a power of ten, the smallest with which few steps are enough. */
function stepFor(largest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((one) => largest / one <= MAX_STEPS)
    if (step !== undefined) return step
  }
}
