import styles from '#web/features/plan/plan.module.css'

/** A dashed flag on the line of saved pulls: the goal that is still missing. */
export function EmptyFlag() {
  return (
    <svg
      className={styles.flag}
      viewBox="0 0 84 84"
      width="84"
      height="84"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <path d="M10 66H76" opacity="0.35" />
      <path d="M18 66v-4M30 66v-4M42 66v-4M54 66v-4M66 66v-4" opacity="0.5" />
      <path d="M12 58H24V50H36V42H48V34H58" strokeWidth="1.5" />
      <path d="M60 66V16" strokeWidth="1.5" />
      <path d="M60 16H76L71 23L76 30H60" strokeDasharray="3 3" />
      <path
        d="M28 20c.5 4.6 2.4 6.5 7 7-4.6.5-6.5 2.4-7 7-.5-4.6-2.4-6.5-7-7 4.6-.5 6.5-2.4 7-7Z"
        fill="currentColor"
        stroke="none"
      />
      <circle cx="44" cy="14" r="1.5" fill="currentColor" stroke="none" />
      <circle cx="14" cy="40" r="1.5" fill="currentColor" stroke="none" />
    </svg>
  )
}
