import styles from '#web/ui/art/own-sign.module.css'
import { SignParts } from '#web/ui/art/sign-parts.tsx'
import { OWN_SIGN } from '#web/ui/art/sign-paths'

interface OwnSignProps {
  /** Side, in px. */
  size: number
  className?: string | undefined
}

/** Beside the name of what the player has added; its words say so too, and it is hidden from readers. (OWN-12) */
export function OwnSign({ size, className = '' }: OwnSignProps) {
  return (
    <svg
      className={`${styles.own} ${className}`}
      data-sign="own"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
    >
      <SignParts strokes={OWN_SIGN} />
    </svg>
  )
}
