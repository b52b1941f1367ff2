import type { EdgeChange } from '@ephemeris/core/activity/activity'
import type { ActivityGame } from '@ephemeris/core/games/game'
import { momentText, pastDayText, shortMomentText } from '@ephemeris/core/language/dates'
import History from 'lucide-react/icons/rotate-ccw-clock'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/timeline/dialog/dialog.module.css'
import { SourceRow } from '#web/features/timeline/dialog/source/source-row.tsx'
import { useMove } from '#web/features/timeline/dialog/source/use-move'
import { now } from '#web/lib/server/server-clock'
import { useMomentStyle } from '#web/state/words/moment-style'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Row } from '#web/ui/layout/layout.tsx'

interface ChangesRowProps {
  gameId: ActivityGame
  /** Oldest first, at least one. */
  changes: readonly EdgeChange[]
}

/** What the publisher moved last, what it was before, and on demand every move, the newest first. (TL-61) */
export function ChangesRow({ gameId, changes }: ChangesRowProps) {
  const t = useTranslations('sources')
  const style = useMomentStyle()
  const moveOf = useMove(gameId)
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const newest = changes.at(-1)
  if (!newest) return null
  const { text, from } = moveOf(newest)

  return (
    <SourceRow
      icon={History}
      title={text}
      more={<span> {t('moved.on', { date: pastDayText(newest.at, now(), style) })}</span>}
      hint={t('moved.was', { moment: momentText(from, style) })}
      action={
        changes.length > 1 && (
          <Row
            as={Pressable}
            inline
            gap={5}
            text="link"
            className={styles.action}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {t('moved.count', { count: changes.length })}
          </Row>
        )
      }
    >
      {isOpen && (
        <ol id={listId} className={styles.changes}>
          {changes.toReversed().map((change) => {
            const move = moveOf(change)
            return (
              <li key={`${change.at} ${change.edge}`}>
                {pastDayText(change.at, now(), style)} ·{' '}
                {t(`moved.${change.edge}Entry`, {
                  from: shortMomentText(move.from, style),
                  to: shortMomentText(move.to, style),
                })}
              </li>
            )
          })}
        </ol>
      )}
    </SourceRow>
  )
}
