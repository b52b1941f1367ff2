import { useTranslations } from 'use-intl'
import styles from '#web/features/plan/picture/picture.module.css'
import type { DrawnGoal } from '#web/features/plan/picture/plan-picture'
import {
  FLAG_PX,
  type FlagRoom,
  nameWidthPx,
  type PoleRoom,
  plateWidthPx,
  shortenedName,
} from '#web/features/plan/picture/pole-rooms'
import { FLAG_ROW_PX, round, type Scales } from '#web/features/plan/picture/scales'
import type { PlanWords } from '#web/features/plan/use-plan-words'

interface GoalPoleProps {
  drawn: DrawnGoal
  place: PoleRoom
  /** Of its name. */
  flag: FlagRoom
  scales: Scales
  words: PlanWords
}

/** Labels that are nearer to each other than a line share one. */
const LINE_PX = 15
/** Chances are beside the names where there is room. */
const WIDE_PX = 480
/** A flag at the end of a goal's banner, and the ladder of what it needs. */
export function GoalPole({ drawn, place: { isLeft, roomPx }, flag, scales, words }: GoalPoleProps) {
  const t = useTranslations('plan')
  const { goal, until, isExpected, chance, needs } = drawn
  const x = round(scales.x(until))
  const ground = scales.heightPx - scales.bottom
  const top = scales.top - 14 - flag.row * FLAG_ROW_PX
  const labels = labelsOf(drawn, scales, (level) =>
    level === 1 ? t('picture.sure') : t('picture.level', { level: Math.round(level * 100) }),
  ).flatMap(({ y, texts }) => {
    // The table has all of them.
    const text = [texts.join(', '), texts.at(-1) ?? ''].find((one) => plateWidthPx(one) <= roomPx - 8)
    return text === undefined ? [] : [{ y, text }]
  })
  const nameRoomPx = flag.roomPx - FLAG_PX
  const name = shortenedName(words.goalName(goal), nameRoomPx)
  const namePx = nameWidthPx(name)
  const chanceText = words.chance(chance)
  const hasChance = scales.widthPx >= WIDE_PX && nameWidthPx(`${name} ${chanceText}`) <= nameRoomPx
  const ladderTop = Math.min(...needs.map(({ pulls }) => scales.y(pulls)))

  return (
    <g>
      <path d={`M${x} ${top}V${ground}`} className={styles.pole} data-expected={isExpected || undefined} />
      <path
        d={flag.isLeft ? `M${x} ${top}h-9l2.5 4.5l-2.5 4.5h9z` : `M${x} ${top}h9l-2.5 4.5l2.5 4.5h-9z`}
        className={styles.flag}
        data-expected={isExpected || undefined}
      />
      {name !== '' && (
        <rect
          x={flag.isLeft ? x - FLAG_PX - namePx : x + 10}
          y={top - 3}
          width={namePx + 10}
          height={16}
          rx={4}
          className={styles.plate}
        />
      )}
      {name !== '' && (
        <text
          x={flag.isLeft ? x - 14 : x + 14}
          y={top + 9}
          className={styles.flagText}
          data-side={flag.isLeft ? 'left' : 'right'}
        >
          {name} {hasChance && <tspan className={styles.flagChance}>{chanceText}</tspan>}
        </text>
      )}
      <path
        d={`M${x} ${ladderTop}V${Math.max(...needs.map(({ pulls }) => scales.y(pulls)))}`}
        className={styles.ladder}
      />
      {needs.map(({ level, pulls }) => (
        <path
          key={level}
          d={`M${x - 4} ${round(scales.y(pulls))}h8`}
          className={styles.ladder}
          data-sure={level === 1 || undefined}
        />
      ))}
      {ladderTop <= scales.top && <path d={`M${x - 4} ${scales.top + 5}l4 -5l4 5`} className={styles.ladder} />}
      {labels.map(({ y, text }) => {
        const width = plateWidthPx(text)
        return (
          <g key={text}>
            <rect
              x={isLeft ? x - 8 - width : x + 8}
              y={y - 7.5}
              width={width}
              height={15}
              rx={4}
              className={styles.plate}
            />
            <text
              x={isLeft ? x - 12 : x + 12}
              y={y + 4}
              className={styles.needText}
              data-side={isLeft ? 'left' : 'right'}
            >
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** From the bottom up: a label that is too near to the one below moves onto its line. */
function labelsOf({ needs }: DrawnGoal, { y, top }: Scales, levelText: (level: number) => string) {
  const labels: { y: number; texts: string[] }[] = []
  for (const { level, pulls } of needs) {
    const at = round(Math.max(top + 8, y(pulls)))
    const text = `${levelText(level)} · ${pulls}`
    const below = labels.at(-1)
    if (below && below.y - at < LINE_PX) below.texts.push(text)
    else labels.push({ y: at, texts: [text] })
  }
  return labels
}
