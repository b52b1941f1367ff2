import type { GameId } from '@ephemeris/core/games/game'
import { checkInKey, isCheckedIn } from '@ephemeris/core/notes/check-in'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { CHECK_IN_PAGES, CHECK_IN_ZONE } from '@ephemeris/gamedata/income/check-in'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import ExternalLink from 'lucide-react/icons/external-link'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/evening/game-evening.module.css'
import { StaminaRow } from '#web/features/evening/stamina/stamina-row.tsx'
import { useWindow } from '#web/lib/page/media'
import { useNow } from '#web/lib/time/page-clock'
import { setNote, tendNotes, useNotes } from '#web/state/evening/notes'
import { useActivityWords } from '#web/state/words/activity-words'
import { Pressable } from '#web/ui/button/pressable.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface GameEveningProps {
  gameId: GameId
}

/** What a player keeps of a game from evening to evening: its stamina and the check-in of its publisher. */
export function GameEvening({ gameId }: GameEveningProps) {
  useEffect(() => tendNotes({ isAgain: true }), [])

  return (
    <Stack className={`${styles.evening} ${roles.roles}`} data-game={gameId}>
      <StaminaRow gameId={gameId} />
      <CheckIn gameId={gameId} />
    </Stack>
  )
}

interface CheckInProps {
  gameId: GameId
}

/** A tick until the day of the publisher's page ends, and the link to that page. (NOTE-30) */
function CheckIn({ gameId }: CheckInProps) {
  const t = useTranslations('evening')
  const words = useActivityWords()
  const isPhone = useWindow('phone')
  const now = useNow(MINUTE_MS)
  const notes = useNotes()
  const page = CHECK_IN_PAGES[gameId]
  if (page === null) return null

  const isDone = isCheckedIn(notes, gameId, { now, zone: CHECK_IN_ZONE })
  return (
    <Row className={styles.checkIn}>
      <Row
        as={Pressable}
        grow
        gap={10}
        padX={4}
        text="hint"
        className={styles.tick}
        aria-pressed={isDone}
        onClick={() => setNote(checkInKey(gameId), isDone ? null : {})}
      >
        <CalendarCheck size={18} strokeWidth={1.75} aria-hidden />
        <span className={isPhone ? 'visually-hidden' : undefined}>{t(isDone ? 'checkIn.done' : 'checkIn.open')}</span>{' '}
        <span className="visually-hidden">{words.game(gameId)}</span>
      </Row>
      <Text
        kind="quiet"
        as="a"
        href={page}
        className={styles.link}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('checkIn.page', { game: words.game(gameId) })}
      >
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
      </Text>
    </Row>
  )
}
