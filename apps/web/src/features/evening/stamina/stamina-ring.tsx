import styles from '#web/features/evening/game-evening.module.css'

interface StaminaRingProps {
  /** `null`: not typed. */
  amount: number | null
  max: number
}

const SIZE = 40
const WIDTH = 4
const RADIUS = (SIZE - WIDTH) / 2
const LENGTH = 2 * Math.PI * RADIUS

/** A picture of what its button says. */
export function StaminaRing({ amount, max }: StaminaRingProps) {
  const share = Math.min(1, (amount ?? 0) / max)
  return (
    <span className={styles.ring} aria-hidden>
      <svg aria-hidden width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`}>
        <circle className={styles.track} cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} strokeWidth={WIDTH} />
        {share > 0 && (
          <circle
            className={styles.grown}
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            strokeWidth={WIDTH}
            strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          />
        )}
      </svg>
      <span className={styles.staminaRingNumber}>{amount ?? '?'}</span>
    </span>
  )
}
