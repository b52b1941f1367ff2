import { dayTitle } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import Bell from 'lucide-react/icons/bell'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ByGameCard } from '#web/features/tonight/cards/by-game-card.tsx'
import { ComingCard } from '#web/features/tonight/cards/coming-card.tsx'
import { EveningCard } from '#web/features/tonight/cards/evening-card.tsx'
import { BannerLines } from '#web/features/tonight/rows/banner-lines.tsx'
import { DoneFold } from '#web/features/tonight/rows/done-fold.tsx'
import { TonightRows } from '#web/features/tonight/rows/tonight-rows.tsx'
import { TonightSum } from '#web/features/tonight/rows/tonight-sum.tsx'
import { useMarking } from '#web/features/tonight/rows/use-marking'
import { TonightEnd } from '#web/features/tonight/tonight-end.tsx'
import { TonightHint } from '#web/features/tonight/tonight-hint.tsx'
import styles from '#web/features/tonight/tonight-page.module.css'
import { type TonightState, useTonight } from '#web/features/tonight/use-tonight'
import { useReasonText } from '#web/i18n/use-error-text'
import { useWindow } from '#web/lib/page/media'
import { openOwnForm } from '#web/state/timeline/own-form'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Grid, Panel, Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { GreyRows, Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TonightPageProps {
  /** Whose times these are, until a server was chosen. */
  serverLine: ReactNode
  /** Redeem codes that are not used. */
  codes: ReactNode
}

/** Everything that ends before the next evening, and the evening itself. */
export function TonightPage({ serverLine, codes }: TonightPageProps) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const isPhone = useWindow('phone')
  const isDesk = useWindow('desk')
  const state = useTonight()
  const marking = useMarking(state.incomes)
  const { tonight, incomes, evening, now, clock } = state
  const today = dayOf(now, clock)
  const followsNone = tonight !== null && incomes.length === 0

  return (
    <div className={styles.page}>
      <Row wrap align="baseline" gap={16} rowGap={0} className={styles.head}>
        <Text kind="page" as="h1">
          {t('title')}
        </Text>
        <Text kind="quiet" as="p" className={styles.day}>
          {today === evening.day ? dayTitle(today, language) : t('eveningOf', { day: dayTitle(evening.day, language) })}
        </Text>
        <Row
          as={Pressable}
          inline
          justify="center"
          gap={8}
          text="body"
          className={styles.add}
          onClick={() => openOwnForm({ day: null })}
        >
          <Plus size={18} strokeWidth={1.75} aria-hidden />
          <Text kind="medium" className={isPhone ? 'visually-hidden' : undefined}>
            {t('add')}
          </Text>
        </Row>
        <Row
          as={PageLink}
          to="/settings?highlight=reminders"
          inline
          justify="center"
          gap={8}
          text="body"
          className={styles.remind}
        >
          <Bell size={18} strokeWidth={1.75} aria-hidden />
          <Text kind="medium" className={isPhone ? 'visually-hidden' : undefined}>
            {t('remind')}
          </Text>
        </Row>
      </Row>
      <Grid gap={isDesk ? 16 : 12} className={styles.layout}>
        <EveningCard state={state} serverLine={serverLine} />
        <Panel as="section" className={styles.main} aria-label={t('title')}>
          <TonightTrouble state={state} />
          {!tonight && state.error === null && (
            <>
              <Progress label={t('loading')} />
              <GreyRows />
            </>
          )}
          {followsNone && (
            <Stack grow align="center" justify="center" gap={12} text="quiet" className={styles.none}>
              <p>{t('noGames')}</p>
              <LinkButton to="/settings?highlight=games">{t('choose')}</LinkButton>
            </Stack>
          )}
          {tonight && !followsNone && (
            <>
              {tonight.open.length > 0 && <TonightSum open={tonight.open} />}
              <TonightHint state={state} />
              <TonightRows tonight={tonight} evening={evening} now={now} marking={marking} />
              <BannerLines banners={tonight.banners} now={now} />
              <DoneFold done={tonight.done} evening={evening} now={now} marking={marking} />
              {codes}
              <TonightEnd state={state} />
            </>
          )}
        </Panel>
        {/* Below the list on a phone, so not before it. */}
        {(tonight !== null || state.error !== null) && (
          <Stack gap={isDesk ? 16 : 12} className={styles.aside}>
            <ByGameCard open={tonight?.open ?? []} />
            <ComingCard state={state} onMark={marking.mark} />
          </Stack>
        )}
      </Grid>
    </div>
  )
}

/** Why the newest activities are missing; what is shown then may be older. */
function TonightTrouble({ state: { error, retry } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  if (error === null) return null

  return (
    <Notice tone="error" action={{ label: shell('retry'), onPress: retry }}>
      {t('error', { reason: reasonText(error) })}
    </Notice>
  )
}
