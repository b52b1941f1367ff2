interface BrandMarkProps {
  /** Side, in px. */
  size: number
}

/** The mark of Ephemeris: an orbit that opens on a star. Stands beside the name, so it is hidden from readers. */
export function BrandMark({ size }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 64 64" fill="none">
      <path
        d="M47.5 15.8a22.5 22.5 0 1 0 0 32.4M11 32h17"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M44 17.5c1 9.4 5.1 13.5 14.5 14.5-9.4 1-13.5 5.1-14.5 14.5-1-9.4-5.1-13.5-14.5-14.5 9.4-1 13.5-5.1 14.5-14.5Z"
        fill="currentColor"
      />
    </svg>
  )
}
