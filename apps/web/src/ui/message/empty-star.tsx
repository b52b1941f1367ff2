import styles from '#web/ui/message/message.module.css'

/** The drawing of places where there is nothing: a star that is missing from its orbit. */
export function EmptyStar() {
  return (
    <svg
      className={styles.star}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <circle cx="32" cy="32" r="27" opacity="0.35" />
      <circle cx="32" cy="32" r="15" strokeDasharray="2 4" />
      <path d="M32 22c.7 6.6 3.4 9.3 10 10-6.6.7-9.3 3.4-10 10-.7-6.6-3.4-9.3-10-10 6.6-.7 9.3-3.4 10-10Z" />
      <path d="M52 9v6m-3-3h6M10 47v4m-2-2h4" opacity="0.6" />
      <circle cx="56" cy="44" r="2" fill="currentColor" stroke="none" opacity="0.5" />
    </svg>
  )
}
