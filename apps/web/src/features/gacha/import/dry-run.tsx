import type { AccountPreview, FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import { pullKeyIn } from '@ephemeris/core/gacha/rows/pull-key'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { momentText } from '@ephemeris/core/language/dates'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { SERVERS } from '@ephemeris/gamedata/pulls/servers'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { DoubtfulPulls } from '#web/features/gacha/import/doubtful-pulls.tsx'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useUidText } from '#web/state/pulls/shown-uids'
import { useLogMomentStyle } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { DialogFoot } from '#web/ui/dialog/dialog.tsx'
import { Stack } from '#web/ui/layout/layout.tsx'
import { Table } from '#web/ui/layout/table.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface DryRunProps {
  /** What the tools call their files, as they were dropped. */
  formats: readonly string[]
  preview: FilePreview
  /** How many rows of all files are left out; each file says why. (DOC-19) */
  skipped: number
  /** How many pulls of all files are dated later than now. (DOC-29) */
  ahead: number
  /** A question about the files is open. (DOC-31) */
  isAsking: boolean
  isBusy: boolean
  /** Doubtful pulls that the player does not want, by `pullKeyIn`. */
  leftOut: ReadonlySet<string>
  onLeaveOut: (keys: ReadonlySet<string>) => void
  onConfirm: () => void
  onDiscard: () => void
}

const COUNTS = ['added', 'known', 'conflicting'] as const

/** What the files would do together, before they do it. */
export function DryRun(props: DryRunProps) {
  const { formats, preview, skipped, ahead, isAsking, isBusy, leftOut, onLeaveOut, onConfirm, onDiscard } = props
  const { accounts, doubtful } = preview
  const t = useTranslations('gachaImport')
  const formatter = useFormatter()
  const pools = accounts.flatMap((account) => account.pools)
  const asked = doubtful.filter(({ isBesideKnown }) => isBesideKnown).length
  const unwanted = doubtful.filter((pull) => leftOut.has(pullKeyIn(pull, pull))).length
  const added = pools.reduce((sum, pool) => sum + pool.added, 0) - unwanted
  const known = pools.reduce((sum, pool) => sum + pool.known, 0)
  const conflicting = pools.reduce((sum, pool) => sum + pool.conflicting, 0)

  return (
    <Stack as="section" gap={12} aria-label={t('dryRun.title')}>
      <Text kind="title" as="h3">
        {t('dryRun.heading', { format: formatter.list(new Set(formats)) })}
      </Text>
      {ahead > 0 && <Notice tone="warn">{t('dryRun.ahead', { count: ahead })}</Notice>}
      {accounts.map((account) => (
        <AccountTable key={`${account.gameId} ${account.uid}`} account={account} />
      ))}
      {skipped > 0 && <p>{t('dryRun.skipped', { count: skipped })}</p>}
      {asked > 0 && <Notice tone="warn">{t('dryRun.besideKnown', { count: asked })}</Notice>}
      {doubtful.length > 0 && (
        <DoubtfulPulls pulls={doubtful} leftOut={leftOut} isBusy={isBusy} onLeaveOut={onLeaveOut} />
      )}
      {conflicting > 0 && <Notice tone="warn">{t('conflicts', { count: conflicting })}</Notice>}
      {isAsking && <Notice tone="info">{t('dryRun.asking')}</Notice>}
      <DialogFoot>
        <Button look="quiet" disabled={isBusy} onClick={onDiscard}>
          {t('dryRun.discard')}
        </Button>
        <Button look="primary" disabled={isBusy || isAsking || added + known === 0} onClick={onConfirm}>
          {t('dryRun.confirm', { count: added })}
        </Button>
      </DialogFoot>
    </Stack>
  )
}

/** Rows that are left out are counted below all tables. */
function hasRows(pool: AccountPreview['pools'][number]): boolean {
  return COUNTS.some((count) => pool[count] > 0)
}

function AccountTable({ account: { gameId, uid, pools, gaps } }: { account: AccountPreview }) {
  const t = useTranslations('gachaImport')
  const language = useLocale()
  const style = useLogMomentStyle(serverOf(uid, SERVERS[gameId]))
  const format = useFormatter()
  const game = useGameNames().find(({ id }) => id === gameId)?.name ?? gameId
  const shownUid = useUidText()(uid)

  return (
    <Stack gap={10}>
      <Text kind="strong" as="p">
        {t('dryRun.account', { game, uid: shownUid })}
      </Text>
      <Table
        label={t('dryRun.account', { game, uid: shownUid })}
        columns={[t('dryRun.pool'), ...COUNTS.map((count) => t(`dryRun.${count}`))]}
        rows={pools
          .filter(hasRows)
          .map((pool) => [
            poolNameIn(language, gameId, pool.poolId),
            ...COUNTS.map((count) => format.number(pool[count])),
          ])}
        isNamed
      />
      {gaps.length > 0 && (
        <Notice tone="warn">
          {t('dryRun.gaps')}
          <ul>
            {gaps.map(({ poolId, from, to }) => (
              <li key={`${poolId} ${from}`}>
                {t('dryRun.gap', {
                  pool: poolNameIn(language, gameId, poolId),
                  from: momentText(from, style),
                  to: momentText(to, style),
                })}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
