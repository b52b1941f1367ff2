import type { GameId } from '@ephemeris/core/games/game'
import { hostParts } from '@ephemeris/core/site/host-parts'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { FeatureCarousel } from '#web/features/home/carousel/feature-carousel.tsx'
import { EveningHead } from '#web/features/home/evening-head.tsx'
import { FilingNumber } from '#web/features/home/filing-number.tsx'
import { Hero } from '#web/features/home/hero.tsx'
import { HeroLine } from '#web/features/home/hero-line.tsx'
import styles from '#web/features/home/home.module.css'
import { TodayCard } from '#web/features/home/today/today-card.tsx'
import type { RenderBell } from '#web/features/home/today/today-row.tsx'
import { TonightSlot } from '#web/features/home/tonight-slot.tsx'
import { useHomeActivities } from '#web/features/home/use-home-activities'
import { VersionCards } from '#web/features/home/versions/version-cards.tsx'
import { useIsSignedIn } from '#web/state/account/session'
import { useConfig } from '#web/state/config'
import { useFollowsGames } from '#web/state/games'

interface HomeProps {
  /** The first card's content, if the player has chosen games. */
  tonight: ReactNode
  /** What a player keeps of a game from evening to evening. */
  renderEvening: (gameId: GameId) => ReactNode
  /** The bell of what ends soon. */
  renderBell: RenderBell
  /** Whose times these are, until a server was chosen. */
  serverLine: ReactNode
}

const NO_PARTS = { offersLogin: false, mainlandUrl: null, filingNumber: null }

/** The start: what must not be missed today and the version of each game; for who is new, first what the product is. */
export function Home({ tonight, renderEvening, renderBell, serverLine }: HomeProps) {
  const language = useLocale()
  const isSignedIn = useIsSignedIn()
  const { data: config } = useConfig()
  const activities = useHomeActivities()
  const followsGames = useFollowsGames()
  const parts = config ? hostParts(config.site, { host: window.location.hostname, language, isSignedIn }) : NO_PARTS

  return (
    <div className={styles.home}>
      {followsGames ? (
        <>
          <EveningHead serverLine={serverLine} />
          <div className={styles.evening}>
            <TonightSlot>{tonight}</TonightSlot>
            <TodayCard activities={activities} renderBell={renderBell} />
            <VersionCards activities={activities} renderEvening={renderEvening} />
          </div>
          <FeatureCarousel />
          <HeroLine offersLogin={parts.offersLogin} mainlandUrl={parts.mainlandUrl} />
        </>
      ) : (
        <>
          <Hero offersLogin={parts.offersLogin} mainlandUrl={parts.mainlandUrl} />
          <VersionCards activities={activities} />
          <div className={styles.columns}>
            <TodayCard activities={activities} renderBell={renderBell} />
            <FeatureCarousel />
          </div>
        </>
      )}
      {parts.filingNumber !== null && <FilingNumber text={parts.filingNumber} />}
    </div>
  )
}
