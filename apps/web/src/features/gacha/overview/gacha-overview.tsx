import { BookOpen, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { AccountsPart } from '#web/features/gacha/accounts/accounts-dialog.tsx'
import { NotHere } from '#web/features/gacha/accounts/not-here.tsx'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { GameSelect } from '#web/features/gacha/game-select.tsx'
import { forgetShared, sharedPart, useSharedContent } from '#web/features/gacha/import/shared-content'
import styles from '#web/features/gacha/overview/gacha-overview.module.css'
import { PoolCard } from '#web/features/gacha/overview/pool-card.tsx'
import { UidCard } from '#web/features/gacha/overview/uid-card.tsx'
import { WithPulls } from '#web/features/gacha/with-pulls.tsx'
import { keepsDeviceHistory } from '#web/lib/device/device-user'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useChoice } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import roles from '#web/ui/game-roles.module.css'
import { Notice } from '#web/ui/notice/notice.tsx'
import { laterLayer, laterSection } from '#web/ui/part/later.tsx'

/** Below what is seen first, and nothing for who is signed out. */
const ChartsCard = laterSection(async () => (await import('#web/features/gacha/overview/charts-card.tsx')).ChartsCard)

const AccountsDialog = laterLayer(
  async () => (await import('#web/features/gacha/accounts/accounts-dialog.tsx')).AccountsDialog,
  ['gachaImport'],
)
const ShareDialog = laterLayer(
  async () => (await import('#web/features/gacha/share/share-dialog.tsx')).ShareDialog,
  ['gachaShare'],
)
/** Offers what files brought before the login. */
const BringNotice = laterSection(
  async () => (await import('#web/features/gacha/device/bring-notice.tsx')).BringNotice,
  ['gachaImport'],
)

/** What the pulls of one account amount to, pool by pool. */
export function GachaOverview() {
  const t = useTranslations('gacha')
  const language = useLocale()
  const { gameId } = useChoice()
  const isSignedIn = useIsSignedIn()
  const hasDeviceHistory = useDevice(keepsDeviceHistory)
  const [open, setOpen] = useState<AccountsPart | null>(null)
  const [pictured, setPictured] = useState<CountedAccount | null>(null)
  const shared = useSharedContent()
  // A link is imported by the server; a file can be read here as well.
  const part = shared !== null && (isSignedIn || shared.file !== null) ? sharedPart(shared) : open

  // Beside the reading of the pulls, after which the charts are drawn.
  useEffect(() => {
    if (isSignedIn) void ChartsCard.fetchAhead(language)
  }, [isSignedIn, language])

  function close(): void {
    setOpen(null)
    forgetShared()
  }

  return (
    <div className={`${styles.page} ${roles.roles}`} data-game={gameId}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <LinkButton to={`/almanac/${gameId}`} aria-label={t('almanac')} title={t('almanac')}>
          <BookOpen size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles.word}>{t('almanac')}</span>
        </LinkButton>
        <GameSelect />
        <IconButton
          icon={UserRound}
          className={styles.account}
          label={t('account.open')}
          onClick={() => setOpen('accounts')}
        />
      </div>
      {isSignedIn && hasDeviceHistory && <BringNotice />}
      <WithPulls
        signedOut={
          <EmptyState text={t('signedOut.text')}>
            <Button look="primary" onClick={() => setOpen('file')}>
              {t('signedOut.open')}
            </Button>
            <LinkButton to="/settings?highlight=login">{t('signedOut.login')}</LinkButton>
          </EmptyState>
        }
        unchosen={(chosen) =>
          chosen ? (
            <NotHere account={chosen} onChooseOther={() => setOpen('accounts')} />
          ) : (
            <EmptyState text={t('noUid.text')}>
              <Button look="primary" onClick={() => setOpen('accounts')}>
                {t('noUid.select')}
              </Button>
            </EmptyState>
          )
        }
      >
        {(account) => (
          <>
            <UidCard
              account={account}
              onImport={() => setOpen(isSignedIn ? 'link' : 'file')}
              onShare={() => setPictured(account)}
            />
            <div className={styles.pools}>
              {[...account.histories.values()].map((history) => (
                <PoolCard key={history.poolId} account={account} history={history} />
              ))}
            </div>
            <ChartsCard account={account} />
          </>
        )}
      </WithPulls>
      {shared !== null && shared.file === null && !isSignedIn && <Notice tone="info">{t('signedOut.shared')}</Notice>}
      {pictured && <ShareDialog account={pictured} onClose={() => setPictured(null)} />}
      {part && (
        <AccountsDialog key={shared === null ? 'own' : 'shared'} firstPart={part} shared={shared} onClose={close} />
      )}
    </div>
  )
}
