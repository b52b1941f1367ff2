import type { IncomeLayer } from '@ephemeris/core/income/income-layer'
import { useId } from 'react'
import { LayerPatterns } from '#web/features/plan/picture/layer-patterns.tsx'
import styles from '#web/features/plan/picture/picture.module.css'

/** How a layer is drawn in the picture. */
export function LayerSwatch({ layer }: { layer: IncomeLayer }) {
  const id = useId()
  return (
    <svg viewBox="0 0 18 12" width="18" height="12" aria-hidden>
      <LayerPatterns id={id} />
      <path d="M0 2H18V12H0Z" className={styles.fill} data-layer={layer} style={fillOf(layer, id)} />
      <path d="M0 2H18" className={styles.edge} data-layer={layer} />
    </svg>
  )
}

/** Layers differ by pattern, not by hue alone. */
export function fillOf(layer: IncomeLayer, id: string): { fill: string } | undefined {
  if (layer === 'certain') return undefined
  return { fill: `url(#${id}-${layer})` }
}
