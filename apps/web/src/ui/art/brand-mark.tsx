import { SignParts } from '#web/ui/art/sign-parts.tsx'
import { BRAND_SIGN } from '#web/ui/art/sign-paths'

interface BrandMarkProps {
  /** Side, in px. */
  size: number
}

/** The mark of Ephemeris: an orbit that opens on a star. It is beside the name, so it is hidden from screen readers. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64" strokeLinecap="round">
      <SignParts strokes={BRAND_SIGN} />
    </svg>
  )
}
