import { historyEnd } from '@ephemeris/core/gacha/coverage/history-end'
import { retentionState } from '@ephemeris/core/gacha/coverage/retention'
import { provenPities } from '@ephemeris/core/gacha/figures/pool-summary'
import { evenFlips } from '@ephemeris/core/gacha/figures/share-figures'
import { mean } from '@ephemeris/core/gacha/figures/statistics'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { pastDayText, shortMomentText } from '@ephemeris/core/language/dates'
import { instant } from '@ephemeris/core/time/instant'
import CircleCheck from 'lucide-react/icons/circle-check'
import Download from 'lucide-react/icons/download'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Share2 from 'lucide-react/icons/share-2'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useFormatter, useTranslations } from 'use-intl'
import { useNicknameOf } from '#web/features/gacha/accounts/use-uids'
import styles from '#web/features/gacha/overview/overview.module.css'
import { UidChip } from '#web/features/gacha/uid-chip.tsx'
import { now } from '#web/lib/server/server-clock'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { useDeviceMomentStyle, useLogMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface AccountCardProps {
  account: CountedAccount
  onImport: () => void
  onShare: () => void
}

/** Whose pulls these are, what they amount to over all pools, and how complete they are. */
export function UidCard({ account, onImport, onShare }: AccountCardProps) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const nickname = useNicknameOf(account)
  const histories = [...account.histories.values()]
  const total = histories.reduce((sum, { pulls }) => sum + pulls.length, 0)
  const average = mean(histories.flatMap(({ pulls }) => provenPities(pulls, 5)))
  const flips = evenFlips(histories, account.index)

  return (
    <Row as="section" gap={20} rowGap={14} padX={20} padY={14} wrap panel aria-label={t('account.label')}>
      <Row gap={12}>
        <Tile px={40} tone="game">
          <GameGlyph game={account.gameId} size={22} />
        </Tile>
        <Stack as="span" gap={2} align="start">
          <UidChip uid={account.uid} />
          {nickname !== '' && (
            <Text kind="note" anywhere>
              {nickname}
            </Text>
          )}
        </Stack>
      </Row>
      {total > 0 && (
        <Row as="span" gap={8} rowGap={6} align="stretch" wrap className={styles.chips}>
          <CoverageChip account={account} />
        </Row>
      )}
      <Row as="dl" gap={14} rowGap={8} align="stretch" wrap className={styles.figures}>
        <Figure label={t('account.pulls')} value={t('count', { count: total })} />
        {average !== null && (
          <Figure
            label={t('account.average', { five: t(rarityKey(account.gameId, 5)) })}
            value={format.number(average, { maximumFractionDigits: 1 })}
          />
        )}
        {flips.total > 0 && (
          <Figure label={t('account.flips')} value={t('account.wonOf', { won: flips.won, flips: flips.total })} />
        )}
      </Row>
      <Row gap={8} justify="end" wrap className={styles.actions}>
        {total > 0 ? (
          <IconButton icon={Share2} label={t('share')} onClick={onShare} />
        ) : (
          <>
            <Button disabled aria-describedby="no-records">
              <ListOrdered size={16} strokeWidth={1.75} aria-hidden />
              {t('records.title')}
            </Button>
            <Text kind="note" id="no-records">
              {t('records.nothingYet')}
            </Text>
          </>
        )}
        <Button look="primary" onClick={onImport}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('account.import')}
        </Button>
      </Row>
    </Row>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.figure}>
      <Text kind="note" as="dt" tight>
        {label}
      </Text>
      <Text kind="heading" as="dd" weight="medium" figures oneLine>
        {value}
      </Text>
    </div>
  )
}

/** Whether pulls may be missing, until when they go (GACHA-26), and when the game's log begins to delete what was not imported. */
function CoverageChip({ account }: { account: CountedAccount }) {
  const t = useTranslations('gacha')
  const deviceStyle = useDeviceMomentStyle()
  const style = useLogMomentStyle(account.server)
  const pools = Object.values(account.coverage)
  // Where pulls cannot be, others are missing or doubled.
  const doubtful = [...account.histories.values()].filter(({ impossible }) => impossible > 0)
  const gaps = pools.reduce((sum, pool) => sum + pool.gaps.length, doubtful.length)
  const dates = pools.flatMap(({ safeUntil }) => (safeUntil === null ? [] : [safeUntil]))
  const safeUntil = dates.length > 0 ? instant(Math.min(...dates)) : null
  const retention = safeUntil === null ? 'safe' : retentionState(safeUntil, now())
  const end = historyEnd(account, { isImportedFromGame: safeUntil !== null, now: now() })
  if (!end) return null
  const time = pastDayText(end.at, now(), style)
  const isWarning = gaps > 0 || end.isOld
  const chip = (isUrgent: boolean, text: string) => {
    const Icon = isUrgent ? TriangleAlert : CircleCheck
    return (
      <Row
        as="span"
        inline
        gap={6}
        padX={12}
        padY={4}
        text="note"
        weight="medium"
        className={styles.coverageChip}
        data-tone={isUrgent ? 'warn' : 'ok'}
      >
        <Icon size={14} strokeWidth={isUrgent ? 2 : 1.75} aria-hidden />
        <span>{text}</span>
      </Row>
    )
  }

  return (
    <>
      {chip(
        isWarning,
        gaps > 0 ? t('coverage.gaps', { count: gaps }) : t(end.isOld ? 'coverage.old' : 'coverage.stand', { time }),
      )}
      {safeUntil !== null &&
        retention !== 'safe' &&
        chip(
          true,
          retention === 'late'
            ? t('coverage.late')
            : t('coverage.soon', { time: shortMomentText(safeUntil, deviceStyle) }),
        )}
    </>
  )
}
