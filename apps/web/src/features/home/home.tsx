import { LOGIN_PATH } from '@ephemeris/contract/pages'
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
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text } from '#web/ui/text/text.tsx'

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
    <Stack gap={16} className={styles.home}>
      {followsGames ? (
        <>
          <EveningHead serverLine={serverLine} />
          <Grid gap={16} className={styles.evening}>
            <TonightSlot>{tonight}</TonightSlot>
            <TodayCard activities={activities} renderBell={renderBell} isBesideTonight />
            <VersionCards activities={activities} renderEvening={renderEvening} />
          </Grid>
          <HeroLine offersLogin={parts.offersLogin} mainlandUrl={parts.mainlandUrl} />
        </>
      ) : (
        <>
          <Hero offersLogin={parts.offersLogin} mainlandUrl={parts.mainlandUrl} />
          <VersionCards activities={activities} />
          <Grid gap={16} className={styles.columns}>
            <TodayCard activities={activities} renderBell={renderBell} />
            <FeatureCarousel />
          </Grid>
        </>
      )}
      {parts.filingNumber !== null && <FilingNumber text={parts.filingNumber} />}
    </Stack>
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
    <Row as="footer" align="stretch" justify="center" className={styles.foot}>
      <Row
        as="a"
        inline
        padX={12}
        href={REGISTER_URL}
        className={styles.filingNumberLink}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('filing', { number: text })}
      >
        <span lang="zh-Hans">{text}</span>
      </Row>
    </Row>
  )
}

/** The place of the first card, as high as the card will be, so that the content below does not move; its title leads to the page. (HOME-10) */
function TonightSlot({ children }: { children: ReactNode }) {
  const t = useTranslations('home')
  const titleId = useId()
  return (
    <Stack as="section" className={styles.slot} aria-labelledby={titleId}>
      <span className={styles.sky} aria-hidden>
        <HeroChart className={styles.tonightSlotChart} />
      </span>
      <Text as="h2" kind="heading" id={titleId}>
        <Row as={PageLink} inline gap={8} to="/tonight" className={styles.tonightSlotLink}>
          <Moon className={styles.tonightSlotIcon} size={20} strokeWidth={1.75} aria-hidden />
          {t('tonight')}
          <ChevronRight className={styles.way} size={18} strokeWidth={1.75} aria-hidden />
        </Row>
      </Text>
      {children}
    </Stack>
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

/** What this is, in one line for those who know it; the whole introduction opens below. (HOME-5, HOME-10) */
function HeroLine({ offersLogin, mainlandUrl }: HeroLineProps) {
  const t = useTranslations('home')
  const shell = useTranslations('shell')
  const featuresId = useId()
  const [isOpen, setOpen] = useState(false)

  return (
    <Row as="section" gap={10} rowGap={4} wrap className={styles.line}>
      <Grid as="span" className={styles.heroLineMark}>
        <BrandMark size={22} />
      </Grid>
      <Text as={isOpen ? 'p' : 'h1'} kind="strong">
        {shell('appTitle')}
      </Text>
      <Text as="p" kind="hint" className={styles.heroLineWords}>
        {t('line')}
      </Text>
      {offersLogin && !isOpen && (
        <LinkButton to={LOGIN_PATH}>
          <QrCode size={18} strokeWidth={1.75} aria-hidden />
          {t('logIn')}
        </LinkButton>
      )}
      {mainlandUrl !== null && !isOpen && <MainlandTip url={mainlandUrl} />}
      <Row as="span" gap={20} rowGap={0} align="stretch" wrap>
        <Row
          as={Pressable}
          inline
          gap={4}
          text="strong"
          className={styles.heroLineWay}
          aria-expanded={isOpen}
          aria-controls={isOpen ? featuresId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('features.label')}
          <ChevronDown className={styles.heroLineSign} size={16} strokeWidth={1.75} aria-hidden />
        </Row>
        <Row as={PageLink} inline text="strong" to="/settings?highlight=reminders" className={styles.heroLineWay}>
          {t('calendar')}
        </Row>
        <Row as={PageLink} inline text="strong" to="/notification" className={styles.heroLineWay}>
          {shell('pages.notification.title')}
        </Row>
      </Row>
      {isOpen && (
        <Stack gap={16} id={featuresId} ref={reveal} className={styles.heroLineFeatures}>
          <Hero offersLogin={offersLogin} mainlandUrl={mainlandUrl} />
          <FeatureCarousel />
        </Stack>
      )}
    </Row>
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
    <Row as="section" align="stretch" className={styles.hero}>
      <HeroChart className={styles.heroChart} />
      <div className={styles.heroWords}>
        <span className={styles.heroMark}>
          <BrandMark size={56} />
        </span>
        <h1 className={styles.heroTitle}>{shell('appTitle')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        <Row gap={10} align="stretch" wrap className={styles.ways}>
          <LinkButton look="primary" size="lg" to="/timeline">
            <CalendarRange size={18} strokeWidth={1.75} aria-hidden />
            {t('openTimeline')}
          </LinkButton>
          <LinkButton size="lg" to="/gacha">
            <Gem size={18} strokeWidth={1.75} aria-hidden />
            {t('pullHistory')}
          </LinkButton>
          {offersLogin && (
            <LinkButton size="lg" to={LOGIN_PATH}>
              <QrCode size={18} strokeWidth={1.75} aria-hidden />
              {t('logIn')}
            </LinkButton>
          )}
        </Row>
        {mainlandUrl !== null && <MainlandTip url={mainlandUrl} />}
      </div>
    </Row>
  )
}
