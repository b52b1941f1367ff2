import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import type { Evening } from '@ephemeris/core/tonight/evening'
import type { TonightRow } from '@ephemeris/core/tonight/tonight'
import Square from 'lucide-react/icons/square'
import SquareCheck from 'lucide-react/icons/square-check'
import Ticket from 'lucide-react/icons/ticket'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PullsFigure } from '#web/features/tonight/cards/pulls-figure.tsx'
import styles from '#web/features/tonight/tonight.module.css'
import { type RowAmount, useTonightWords } from '#web/features/tonight/use-tonight-words'
import { useRemark } from '#web/state/timeline/remarks'
import { timelineOf } from '#web/state/timeline/timeline-of'
import { useActivityWords } from '#web/state/words/activity-words'
import { useCountdownText } from '#web/state/words/countdown-text'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { OwnSign } from '#web/ui/art/own-sign.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { UrgencyChip } from '#web/ui/chip/urgency-chip.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Text, type TextKind } from '#web/ui/text/text.tsx'

interface TonightRowProps {
  row: TonightRow
  evening: Evening
  now: Instant
  /** In the fold of what is done. */
  isFolded?: boolean
  onPress: () => void
}

/** Something that ends tonight: what is lost with it, and the box that marks it as done. (TON-6) */
export function TonightEntry({ row, evening, now, isFolded = false, onPress }: TonightRowProps) {
  const t = useTranslations('tonight')
  const words = useTonightWords()
  const activityWords = useActivityWords()
  const countdown = useCountdownText()
  const { key, gameId, activity, isDone, pulls, endsAt } = row
  const name = words.name(row)
  const amounts = words.amounts(row)
  // Not the same as nothing, as in its dialog.
  const isUnknown = activity !== null && !activity.own && amounts.length === 0
  const Box = isDone ? SquareCheck : Square
  const endsBeforeStop = !isDone && endsAt < evening.stopsAt
  const remark = useRemark(activity?.id ?? '')
  const effort = activity?.own?.effort ?? remark?.effort
  const left = countdown.left({ at: endsAt, certainty: 'announced' }, now)

  return (
    <Grid
      as="li"
      align="center"
      gap={10}
      rowGap={0}
      className={`${styles.row} ${roles.roles}`}
      data-tonight={isFolded ? undefined : key}
      data-pulls={isFolded ? undefined : Math.round(pulls * 1000) / 1000}
      data-ends={isFolded ? undefined : formatInstant(endsAt)}
      data-game={gameId}
      data-color={activity?.own?.color}
      data-done={isDone || undefined}
    >
      <Text
        kind="quiet"
        as={Pressable}
        className={styles.box}
        aria-label={isDone ? t('unmark', { name }) : t('mark', { name })}
        onClick={onPress}
      >
        <Box size={20} strokeWidth={1.75} aria-hidden />
      </Text>
      <span className={styles.glyph}>
        <GameGlyph game={gameId} size={18} />
      </span>
      <What row={row}>
        <Text kind="medium" cut className={styles.name} lang={words.nameLanguage(row)}>
          {name}
          {activity?.own && (
            <>
              {'\u00a0'}
              <OwnSign size={14} />
            </>
          )}
        </Text>
        <Text kind="note" cut className={styles.ends}>
          <span className="visually-hidden">{activityWords.game(gameId)}</span> <span>{words.end(row, now)}</span>
          {isUnknown && <span> · {t('unknownRewards')}</span>}
          {effort && <span> · {t(`efforts.${effort}`)}</span>}
          {endsBeforeStop && (
            <Text kind="bold" className={styles.left}>
              {' '}
              {left.replace(/\s/g, '\u00a0')}
            </Text>
          )}
        </Text>
      </What>
      {endsBeforeStop && (
        <span className={styles.soon} title={t('endsSoon', { time: left })}>
          <UrgencyChip urgency="urgent">{left}</UrgencyChip>
        </span>
      )}
      <Stack align="end" className={styles.loss}>
        {/* Part of a pull, rounded, would not add up to the sum: the amount does. */}
        {pulls >= 1 && <PullsFigure pulls={pulls} />}
        {pulls > 0 && <RowAmounts amounts={amounts} kind={pulls >= 1 ? 'note' : 'small'} />}
        {pulls === 0 && !isUnknown && <Text kind="note">{t('noPulls')}</Text>}
      </Stack>
    </Grid>
  )
}

/** What the timeline shows leads there. */
function What({ row: { activity, isDone }, children }: { row: TonightRow; children: ReactNode }) {
  const look = { justify: 'center', text: isDone ? 'quiet' : undefined, className: styles.words } as const
  if (!activity) return <Stack {...look}>{children}</Stack>
  return (
    <Stack as={PageLink} to={timelineOf(activity.id)} {...look}>
      {children}
    </Stack>
  )
}

/** What a row gives: `225 Primogem`, and tickets beside their sign, of which the name is read out. */
function RowAmounts({ amounts, kind }: { amounts: readonly RowAmount[]; kind: TextKind }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  return (
    <Row as={Text} kind={kind} tight figures oneLine justify="end" gap={8} className={styles.amounts}>
      {amounts.map(({ id, name, amount, isTicket }) => (
        <Row as="span" key={id} inline gap={4} title={name}>
          {isTicket && (
            <>
              <span aria-hidden>+{amount.toLocaleString(language)}</span>
              <Ticket size={13} strokeWidth={2} aria-hidden />
            </>
          )}
          <span className={isTicket ? 'visually-hidden' : undefined}>
            {t('amount', { amount: amount.toLocaleString(language), thing: name })}
          </span>
        </Row>
      ))}
    </Row>
  )
}
