import { type PointerEvent, useRef } from 'react'

const SWIPE_PX = 40

/**
 * Handlers that make out a swipe: a finger that goes sideways further than up or down. `onSwipe` gets 1 for one to the
 * left, which asks for what comes next, and -1 for one to the right.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      start.current = pointerType === 'mouse' || !isPrimary ? null : { x, y }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const dx = clientX - start.current.x
      const dy = clientY - start.current.y
      start.current = null
      if (Math.abs(dx) >= SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      start.current = null
    },
  }
}
