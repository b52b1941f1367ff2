import { ChevronDown, Gamepad2, RefreshCw } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { GameList } from '#web/features/game-selection/game-list.tsx'
import { type GameListProps, GameSelector } from '#web/features/game-selection/game-selector.tsx'
import styles from '#web/features/game-selection/games-card.module.css'
import { part } from '#web/i18n/part'
import { useErrorText } from '#web/i18n/use-error-text'
import { usePart } from '#web/i18n/use-part'
import { whenIdle } from '#web/lib/idle'
import { useMedia } from '#web/lib/media'
import { useGames } from '#web/state/games'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Card } from '#web/ui/card/card.tsx'
import type { Highlightable } from '#web/ui/card/highlight'
import { showToast } from '#web/ui/toast/toasts'

/** What drags the games is fetched when they are shown, or before, when nobody waits for it; without it they move by arrows. */
const draggableList = part(
  async () => (await import('#web/features/game-selection/draggable-game-list.tsx')).DraggableGameList,
)

/** Only the list waits for its chunk: what a player has picked below it meanwhile stays picked. (SET-40) */
function ArrivingGameList(props: GameListProps) {
  const { Present } = usePart(draggableList)
  return Present ? <Present {...props} /> : <GameList {...props} />
}

/** The choice of games behind an expander, which starts closed on small screens. (GAME-4 to GAME-6) */
export function GamesCard({ highlight }: Highlightable) {
  const t = useTranslations('settings')
  const language = useLocale()
  const isWide = useMedia('(width >= 62em)')
  const [choice, setChoice] = useState<boolean | null>(null)
  const [seenTurn, setSeenTurn] = useState(0)
  const bodyId = useId()
  const isOpen = choice ?? isWide
  useEffect(() => whenIdle(() => void draggableList.fetchAhead(language)), [language])
  if (highlight.turn !== seenTurn) {
    setSeenTurn(highlight.turn)
    if (highlight.turn > 0) setChoice(true)
  }

  return (
    <Card
      icon={Gamepad2}
      title={t('games.title')}
      highlight={highlight}
      action={
        <>
          {isOpen && <RefreshButton />}
          <IconButton
            icon={ChevronDown}
            className={styles.expander}
            label={isOpen ? t('games.hide') : t('games.show')}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={() => setChoice(!isOpen)}
          />
        </>
      }
    >
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          <GameSelector List={ArrivingGameList} />
        </div>
      )}
    </Card>
  )
}

function RefreshButton() {
  const t = useTranslations('settings')
  const errorText = useErrorText()
  const { query } = useGames()

  async function refresh(): Promise<void> {
    const { error } = await query.refetch()
    showToast(error ? { tone: 'error', text: errorText(error) } : { tone: 'success', text: t('games.refreshed') })
  }

  return (
    <Button look="quiet" className={styles.refresh} disabled={query.isFetching} onClick={refresh}>
      <RefreshCw size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles.refreshLabel}>{t('games.refresh')}</span>
    </Button>
  )
}
