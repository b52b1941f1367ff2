import type { GameId } from '@ephemeris/core/games/game'
import { inOrder } from '@ephemeris/core/games/selection/order'
import type { GameSelections } from '@ephemeris/core/games/selection/selection'
import type { ServerZone } from '@ephemeris/core/time/zone'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GamesLoading } from '#web/features/game-selection/games-loading.tsx'
import { ServerChoice } from '#web/features/game-selection/welcome/server-choice.tsx'
import styles from '#web/features/game-selection/welcome/welcome.module.css'
import { WelcomeGames } from '#web/features/game-selection/welcome/welcome-games.tsx'
import { showsFirstWelcome } from '#web/lib/before-paint/first-paint'
import { useWindow } from '#web/lib/page/media'
import { untilIdle } from '#web/lib/time/idle'
import { startWith, useGameSelection } from '#web/state/games'
import { useServerZone } from '#web/state/server-zone'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { later, Nothing } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface WelcomeDialogProps {
  /** At the top, beside the account. */
  languages: ReactNode
  /** Who is signed in, else the way to the login. */
  account: ReactNode
}

/** Few newcomers open it, and its words are those of the settings. */
const WelcomeMore = later(
  async () => (await import('#web/features/game-selection/welcome/welcome-more.tsx')).WelcomeMore,
  ['settings'],
)

/** It comes after everything else, where there is room beside the questions. */
const Sky = later(
  async () => {
    await untilIdle()
    return (await import('#web/ui/art/hero-chart.tsx')).HeroChart
  },
  [],
  { Missing: Nothing },
)

/**
 * Asks a newcomer for games and server, and stays until both are confirmed. At the start of a visit it is where the
 * first paint has drawn it. (WEL-2, WEL-3, WEL-5)
 */
export function WelcomeDialog({ languages, account }: WelcomeDialogProps) {
  const t = useTranslations('welcome')
  const shell = useTranslations('shell')
  const selection = useGameSelection()
  const preset = useServerZone()
  const [isPainted] = useState(showsFirstWelcome)
  const [games, setGames] = useState<ReadonlySet<GameId>>(new Set())
  const [picked, setPicked] = useState<ServerZone | null>(null)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const [order, setOrder] = useState<readonly GameId[]>([])
  const [selections, setSelections] = useState<GameSelections | null>(null)
  const hasRoom = useWindow('desk')
  const server = picked ?? preset
  const chosen = { games, server, order, selections: selections ?? selection?.selections ?? {} }

  return (
    <Modal placement="full" widthPx={848} label={t('title')} isEntering={!isPainted}>
      <Stack as="form" className={styles.form} action={() => startWith(chosen)}>
        {hasRoom && <Sky className={styles.sky} />}
        <Row as="header" gap={4} padX={24} fixed className={styles.top}>
          <Row as="span" gap={10} grow className={styles.brand}>
            <BrandMark size={26} />
            {shell('appTitle')}
          </Row>
          {languages}
          {account}
        </Row>
        <div className={styles.content}>
          <div className={styles.column}>
            {selection ? (
              <WelcomeGames games={selection.games} chosen={games} onChoose={setGames} />
            ) : (
              <>
                <h2 className={styles.question}>{t('question')}</h2>
                <GamesLoading />
              </>
            )}
            <ServerChoice preset={preset} chosen={server} onChoose={setPicked} />
            {selection && (
              <div className={styles.more}>
                <Disclosure title={t('more')} isOpen={isMoreOpen} onToggle={setMoreOpen}>
                  <WelcomeMore
                    games={inOrder(selection.games, order)}
                    selections={chosen.selections}
                    onArrange={setOrder}
                    onSelect={setSelections}
                  />
                </Disclosure>
              </div>
            )}
          </div>
        </div>
        <Row gap={16} fixed className={styles.foot}>
          <Text as="p" kind="hint" className={styles.dialogHint}>
            {t('later')}
          </Text>
          <Button type="submit" look="primary" size="lg" className={styles.start} disabled={games.size === 0}>
            {games.size === 0 ? t('choose') : t('start', { count: games.size })}
          </Button>
        </Row>
      </Stack>
    </Modal>
  )
}
