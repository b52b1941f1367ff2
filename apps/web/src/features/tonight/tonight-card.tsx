import { isPullInOne, type TonightRow, totalPulls } from '@ephemeris/core/tonight/tonight'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useLocale, useTranslations } from 'use-intl'
import { BasisChip } from '#web/features/tonight/basis/basis-chip.tsx'
import { ComingCard } from '#web/features/tonight/cards/coming-card.tsx'
import { CodesLine } from '#web/features/tonight/codes/codes-line.tsx'
import { BannerLines } from '#web/features/tonight/rows/banner-lines.tsx'
import { TonightRows } from '#web/features/tonight/rows/tonight-rows.tsx'
import { TonightSum } from '#web/features/tonight/rows/tonight-sum.tsx'
import { useMarking } from '#web/features/tonight/rows/use-marking'
import styles from '#web/features/tonight/tonight.module.css'
import { TonightEnd } from '#web/features/tonight/tonight-end.tsx'
import { TonightHint } from '#web/features/tonight/tonight-hint.tsx'
import { type TonightState, useTonight } from '#web/features/tonight/use-tonight'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { useReasonText } from '#web/i18n/use-error-text'
import { joinNames } from '#web/i18n/words/join-names'
import { toTenths } from '#web/i18n/words/numbers'
import { useWindow } from '#web/lib/page/media'
import { useCodes } from '#web/state/evening/codes'
import { Button } from '#web/ui/button/button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { GreyRows } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** That the card has room for, lines of banners and codes among them; a day that comes is as high as a row, their title too. */
const ROWS = 5
/** Beside the drawing of an evening with nothing to do. */
const DAYS = 2

/** What the first card of the home page holds: five things of tonight, and the way to the others. (HOME-15) */
export function TonightCard() {
  const t = useTranslations('tonight')
  const state = useTonight()
  const isPhone = useWindow('phone')
  const marking = useMarking(state.incomes)
  const { open: codes } = useCodes()
  const { tonight, evening, now } = state

  if (!tonight) return state.error === null ? <GreyRows /> : <TonightUnknown state={state} />

  // Something to do is seen however much ends.
  const room = Math.max(2, ROWS - tonight.banners.length - Math.min(codes.length, 1))
  const others = tonight.open.slice(room)
  const count = others.length
  const isOpen = tonight.open.length > 0
  // Rows of a phone are higher than a day, unless the sum takes two lines.
  const hasRoomForTitle = isPhone && !isPullInOne(tonight.open)
  const days = isOpen ? room - tonight.open.length - (hasRoomForTitle ? 0 : 1) : DAYS - (ROWS - room)
  return (
    <Stack grow className={styles.card}>
      {isOpen && <TonightSum open={tonight.open} />}
      <Row wrap gap={8} rowGap={0}>
        <TonightHint state={state} />
        <BasisChip state={state} />
      </Row>
      <TonightRows tonight={tonight} evening={evening} now={now} marking={marking} limit={room} />
      {!isOpen && <TonightEnd state={state} isInset />}
      <BannerLines banners={tonight.banners} now={now} />
      <CodesLine />
      {days > 0 && <ComingCard state={state} limit={days} />}
      <Row wrap gap={12} rowGap={0} className={styles.foot}>
        {count > 0 && <Others rows={others} />}
        {tonight.done.length > 0 && (
          <Row as="span" inline gap={6} text="hint">
            <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
            {t('done', { count: tonight.done.length })}
          </Row>
        )}
        <Row as={PageLink} to="/tonight" inline gap={6} text="link" className={styles.all}>
          <Text kind="strong">
            {count === 0
              ? t('all')
              : isPullInOne(others)
                ? t('more', { count, pulls: toTenths(totalPulls(others)) })
                : t('moreFree', { count })}
          </Text>
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden />
        </Row>
      </Row>
    </Stack>
  )
}

/** The names of what has no row here, as many as one line has room for. */
function Others({ rows }: { rows: readonly TonightRow[] }) {
  const language = useLocale()
  const words = useTonightWords()
  const names = joinNames(rows.map(words.name), language)
  return (
    <Text kind="hint" as="p" cut grow className={styles.others} title={names}>
      {names}
    </Text>
  )
}

/** In the place of the rows that could not be loaded. The home page announces the error once, in the card beside. */
function TonightUnknown({ state: { error, retry } }: { state: TonightState }) {
  const t = useTranslations('tonight')
  const shell = useTranslations('shell')
  const reasonText = useReasonText()
  return (
    <Stack align="start" gap={12} padY={16} text="quiet">
      <p>{t('error', { reason: reasonText(error) })}</p>
      <Button onClick={retry}>{shell('retry')}</Button>
    </Stack>
  )
}
