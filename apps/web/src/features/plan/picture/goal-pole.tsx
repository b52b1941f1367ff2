import type { GoalPlace } from '#web/features/plan/picture/goal-places'
import { LABEL_PX, type NeedText, needLabels } from '#web/features/plan/picture/labels'
import styles from '#web/features/plan/picture/picture.module.css'
import type { DrawnGoal, PlanPicture } from '#web/features/plan/picture/plan-picture'
import { FLAG_PX, nameWidthPx, shortenedName } from '#web/features/plan/picture/pole-spaces'
import { FLAG_ROW_PX, round, type Scales } from '#web/features/plan/picture/scales'
import type { PlanWords } from '#web/features/plan/use-plan-words'

interface GoalPoleProps {
  drawn: DrawnGoal
  picture: PlanPicture
  place: GoalPlace
  scales: Scales
  words: PlanWords
  needTexts: readonly NeedText[]
}

/** A narrower picture, on a phone, leaves half of its words to the lists beside it. */
export const ROOMY_PX = 480
/** Of a disc with the number of a goal. */
const DISC_PX = 10

/** A disc over the end of a goal's banner, and the ladder of what it needs. */
export function GoalPole({ drawn, picture, place, scales, words, needTexts }: GoalPoleProps) {
  const { goal, number, isExpected, chance, needs } = drawn
  const { flag, discPx, ladderPx, hasLadder } = place
  const { isLeft } = place.labels
  const pole = round(place.x)
  const x = round(place.x + ladderPx)
  const disc = round(place.x + discPx)
  const ground = scales.heightPx - scales.bottom
  /** The middle of the disc. */
  const top = scales.top - 20 - flag.row * FLAG_ROW_PX
  // The table has all of them.
  const labels = needLabels({ x, ...place.labels }, picture, { scales, needs: needTexts })
  const nameSpacePx = flag.spacePx - FLAG_PX
  const isRoomy = scales.widthPx >= ROOMY_PX
  const whole = words.goalName(goal)
  // The list of goals has its number too.
  const name = isRoomy || nameWidthPx(whole) <= nameSpacePx ? shortenedName(whole, nameSpacePx) : ''
  const namePx = nameWidthPx(name)
  const chanceText = words.chance(chance)
  const hasChance = isRoomy && nameWidthPx(`${name} ${chanceText}`) <= nameSpacePx
  const ladderTop = Math.min(...needs.map(({ pulls }) => scales.y(pulls.high)))

  return (
    <g>
      <path
        d={`M${disc} ${top + DISC_PX}v5H${pole}V${ground}`}
        className={styles.pole}
        data-expected={isExpected || undefined}
      />
      <circle cx={disc} cy={top} r={DISC_PX} className={styles.flag} data-expected={isExpected || undefined} />
      <text
        x={disc}
        y={top + 4}
        fontSize={11}
        fontWeight={600}
        textAnchor="middle"
        className={styles.disc}
        data-expected={isExpected || undefined}
      >
        {number}
      </text>
      {name !== '' && (
        <rect
          x={flag.isLeft ? disc - FLAG_PX - namePx : disc + DISC_PX + 2}
          y={top - 8}
          width={namePx + 10}
          height={16}
          rx={4}
          className={styles.plate}
        />
      )}
      {name !== '' && (
        <text
          x={flag.isLeft ? disc - 14 : disc + 14}
          y={top + 4.5}
          fontSize={13}
          fontWeight={600}
          textAnchor={flag.isLeft ? 'end' : 'start'}
          className={styles.name}
        >
          {name} {hasChance && <tspan className={styles.axis}>{chanceText}</tspan>}
        </text>
      )}
      {hasLadder && (
        <path
          d={`M${x} ${ladderTop}V${Math.max(...needs.map(({ pulls }) => scales.y(pulls.low)))}`}
          className={styles.ladder}
        />
      )}
      {hasLadder &&
        needs.map(({ level, pulls }) => (
          <path
            key={level}
            d={`M${x - 4} ${round(scales.y(pulls.high))}h8`}
            className={styles.ladder}
            data-sure={level === 1 || undefined}
          />
        ))}
      {hasLadder && ladderTop <= scales.top && (
        <path d={`M${x - 4} ${scales.top + 5}l4 -5l4 5`} className={styles.ladder} />
      )}
      {hasLadder &&
        labels.map(({ y, needY, text }) => (
          <g key={text}>
            {y !== needY && (
              <path
                d={`M${isLeft ? x - 4 : x + 4} ${needY}L${isLeft ? x - 10 : x + 10} ${y}`}
                className={styles.pole}
              />
            )}
            <text
              x={isLeft ? x - LABEL_PX : x + LABEL_PX}
              y={y + 4}
              fontSize={11}
              fontWeight={500}
              textAnchor={isLeft ? 'end' : 'start'}
              className={`${styles.name} ${styles.words}`}
            >
              {text}
            </text>
          </g>
        ))}
    </g>
  )
}
