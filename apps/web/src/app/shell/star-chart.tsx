interface StarChartProps {
  className?: string | undefined
}

const CENTRE = 250

/** Orbits with a game on each: radius and the angle (degrees, clockwise from the right) of its star. */
const ORBITS = [
  { radius: 70, angle: 150, game: 'genshin' },
  { radius: 112, angle: 330, game: 'starrail' },
  { radius: 168, angle: 222, game: 'wuthering' },
  { radius: 212, angle: 48, game: 'zenless' },
]

/** Background stars: x, y, radius. */
const STARS = [
  [48, 92, 1.6],
  [96, 40, 1.2],
  [388, 66, 1.8],
  [452, 148, 1.3],
  [430, 318, 1.7],
  [352, 452, 1.2],
  [118, 424, 1.8],
  [38, 300, 1.2],
  [204, 30, 1.4],
  [298, 138, 1.1],
  [176, 352, 1.3],
  [70, 200, 1.1],
] as const

const SPARKLE = 'M0-24c1.4 15 9 22.600 24 24-15 1.400-22.600 9-24 24-1.400-15-9-22.600-24-24 15-1.400 22.600-9 24-24Z'

/** The product's sky: the four games on their orbits, inside a ring of degrees. Decoration, hidden from readers. */
export function StarChart({ className }: StarChartProps) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 500 500" fill="none" stroke="currentColor">
      {ORBITS.map(({ radius }) => (
        <circle key={radius} cx={CENTRE} cy={CENTRE} r={radius} opacity={0.6 - radius / 500} />
      ))}
      <circle cx={CENTRE} cy={CENTRE} r={239} opacity={0.5} strokeWidth={6} strokeDasharray="1 11.515" />
      <circle cx={CENTRE} cy={CENTRE} r={236} opacity={0.5} strokeWidth={12} strokeDasharray="1 122.569" />
      {STARS.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} fill="currentColor" stroke="none" opacity={0.8} />
      ))}
      {ORBITS.map(({ radius, angle, game }) => {
        const radians = (angle * Math.PI) / 180
        const x = CENTRE + radius * Math.cos(radians)
        const y = CENTRE + radius * Math.sin(radians)
        return (
          <circle
            key={game}
            data-game={game}
            cx={x}
            cy={y}
            r={7}
            fill="var(--hue)"
            stroke="var(--hue)"
            strokeOpacity={0.35}
            strokeWidth={8}
          />
        )
      })}
      <path d={SPARKLE} transform={`translate(${CENTRE} ${CENTRE})`} fill="currentColor" stroke="none" />
    </svg>
  )
}
