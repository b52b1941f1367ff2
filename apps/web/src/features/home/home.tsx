import type { GameId } from '@ephemeris/core/games/game'
import { hostParts } from '@ephemeris/core/site/host-parts'
import CalendarRange from 'lucide-react/icons/calendar-range'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Gem from 'lucide-react/icons/gem'
import Moon from 'lucide-react/icons/moon'
import QrCode from 'lucide-react/icons/qr-code'
import { type ReactNode, useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { FeatureCarousel } from '#web/features/home/carousel/feature-carousel.tsx'
import { EveningHead } from '#web/features/home/evening-head.tsx'
import styles from '#web/features/home/home.module.css'
import { MainlandTip } from '#web/features/home/mainland-tip.tsx'
import { TodayCard } from '#web/features/home/today/today-card.tsx'
import type { RenderBell } from '#web/features/home/today/today-row.tsx'
import { useHomeActivities } from '#web/features/home/use-home-activities'
import { VersionCards } from '#web/features/home/versions/version-cards.tsx'
import { useIsSignedIn } from '#web/state/account/session'
import { useConfig } from '#web/state/config'
import { useFollowsGames } from '#web/state/games'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { HeroChart } from '#web/ui/art/hero-chart.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

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

interface FilingNumberProps {
  text: string
}

/** Where the register of sites in mainland China can be searched; sites are to link to it beside their number. */
const REGISTER_URL = 'https://beian.miit.gov.cn/'

/** The number under which the site is filed in mainland China: a quiet line at the foot of the page. (HOME-4) */
function FilingNumber({ text }: FilingNumberProps) {
  const t = useTranslations('home')
  return (
    <footer className={styles.foot}>
      <a
        href={REGISTER_URL}
        className={styles.filingNumberLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('filing', { number: text })}
      >
        <span lang="zh-Hans">{text}</span>
      </a>
    </footer>
  )
}

/** The place of the first card, as high as the card will be, so that the content below does not move; its title leads to the page. (HOME-10) */
function TonightSlot({ children }: { children: ReactNode }) {
  const t = useTranslations('home')
  const titleId = useId()
  return (
    <section className={styles.slot} aria-labelledby={titleId}>
      <span className={styles.sky} aria-hidden>
        <HeroChart className={styles.tonightSlotChart} />
      </span>
      <h2 id={titleId} className={styles.tonightSlotTitle}>
        <PageLink to="/tonight" className={styles.tonightSlotLink ?? ''}>
          <Moon className={styles.tonightSlotIcon} size={20} strokeWidth={1.75} aria-hidden />
          {t('tonight')}
          <ChevronRight className={styles.way} size={18} strokeWidth={1.75} aria-hidden />
        </PageLink>
      </h2>
      {children}
    </section>
  )
}

/** What opens at the foot of the page is below the window. */
function reveal(part: HTMLElement | null): void {
  part?.scrollIntoView({ block: 'nearest' })
}

interface HeroLineProps {
  offersLogin: boolean
  /** The mainland's site, where its readers are at another one. */
  mainlandUrl: string | null
}

/** What this is, in one line for those who know it; what it can do opens below. (HOME-5, HOME-10) */
function HeroLine({ offersLogin, mainlandUrl }: HeroLineProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const featuresId = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <section className={styles.line}>
      <span className={styles.heroLineMark}>
        <BrandMark size={22} />
      </span>
      <h1 className={styles.heroLineTitle}>{shell('appTitle')}</h1>
      <p className={styles.heroLineWords}>{t('line')}</p>
      {offersLogin && (
        <LinkButton to="/settings?highlight=login">
          <QrCode size={18} strokeWidth={1.75} aria-hidden />
          {t('logIn')}
        </LinkButton>
      )}
      {mainlandUrl !== null && <MainlandTip url={mainlandUrl} />}
      <span className={styles.heroLineWays}>
        <button
          type="button"
          className={styles.heroLineWay}
          aria-expanded={isOpen}
          aria-controls={isOpen ? featuresId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('features.label')}
          <ChevronDown className={styles.heroLineSign} size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <PageLink to="/settings?highlight=reminders" className={styles.heroLineWay ?? ''}>
          {t('calendar')}
        </PageLink>
      </span>
      {isOpen && (
        <div id={featuresId} ref={reveal} className={styles.heroLineFeatures}>
          <FeatureCarousel />
        </div>
      )}
    </section>
  )
}

interface HeroProps {
  offersLogin: boolean
  /** The mainland's site, where its readers are at another one. */
  mainlandUrl: string | null
}

/** What this is, and the ways into it. */
function Hero({ offersLogin, mainlandUrl }: HeroProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')

  return (
    <section className={styles.hero}>
      <HeroChart className={styles.heroChart} />
      <div className={styles.heroWords}>
        <span className={styles.heroMark}>
          <BrandMark size={56} />
        </span>
        <h1 className={styles.heroTitle}>{shell('appTitle')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <div className={styles.ways}>
          <LinkButton look="primary" size="lg" to="/timeline">
            <CalendarRange size={18} strokeWidth={1.75} aria-hidden />
            {t('openTimeline')}
          </LinkButton>
          <LinkButton size="lg" to="/gacha">
            <Gem size={18} strokeWidth={1.75} aria-hidden />
            {t('pullHistory')}
          </LinkButton>
          {offersLogin && (
            <LinkButton size="lg" to="/settings?highlight=login">
              <QrCode size={18} strokeWidth={1.75} aria-hidden />
              {t('logIn')}
            </LinkButton>
          )}
        </div>
        {mainlandUrl !== null && <MainlandTip url={mainlandUrl} />}
      </div>
    </section>
  )
}
