import styles from '#web/features/tonight/tonight.module.css'

const TICKS = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI
  const at = (radius: number) =>
    `${(48 + radius * Math.cos(angle)).toFixed(1)} ${(48 + radius * Math.sin(angle)).toFixed(1)}`
  return `M${at(index % 4 === 0 ? 40.5 : 43)}L${at(46)}`
}).join('')

/** The moon in a ring of degrees, over an evening on which nothing is left to do. */
export function MoonDrawing() {
  return (
    <svg className={styles.moon} width="96" height="96" viewBox="0 0 96 96" fill="none" aria-hidden="true">
      <path d={TICKS} stroke="currentColor" opacity="0.45" />
      <path
        d="M57 30a21 21 0 1 0 9 31.500A18.500 18.500 0 0 1 57 30Z"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
      />
      <path d="M66 33l1.600 4.400 4.400 1.600-4.400 1.600L66 45l-1.600-4.400L60 39l4.400-1.600Z" fill="currentColor" />
    </svg>
  )
}
