import { type ArtSubject, art } from '#web/ui/art/art'

interface ActivityArtProps extends ArtSubject {
  className?: string | undefined
}

/** The generative picture of an activity; pure decoration, in the colour of the text around it. */
export function ActivityArt({ className, ...subject }: ActivityArtProps) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox={`0 0 ${subject.widthPx} ${subject.heightPx}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {art(subject).map(({ d, opacity, fill, widthPx }) => (
        <path
          key={d}
          d={d}
          opacity={opacity}
          {...(fill ? { fill: 'currentColor' } : { stroke: 'currentColor', strokeWidth: widthPx ?? 1 })}
        />
      ))}
    </svg>
  )
}
