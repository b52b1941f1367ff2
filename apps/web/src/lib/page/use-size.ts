import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Size {
  readonly widthPx: number
  readonly heightPx: number
}

/** The size of an element in px, followed as it changes; 0 until it is known. */
export function useSize<T extends Element>(): readonly [RefObject<T | null>, Size] {
  const element = useRef<T>(null)
  const [size, setSize] = useState<Size>({ widthPx: 0, heightPx: 0 })

  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setSize({ widthPx: current.clientWidth, heightPx: current.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return [element, size]
}
