import BookOpen from 'lucide-react/icons/book-open'
import UserRound from 'lucide-react/icons/user-round'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { AccountsPart } from '#web/features/gacha/accounts/accounts-dialog.tsx'
import { NotHere } from '#web/features/gacha/accounts/not-here.tsx'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import styles from '#web/features/gacha/gacha.module.css'
import { GameSelect } from '#web/features/gacha/game-select.tsx'
import { clearShared, sharedPart, useSharedContent } from '#web/features/gacha/import/shared-content'
import { LaterAccountsDialog, LaterChartsCard, LaterTransferNotice } from '#web/features/gacha/later-parts'
import { ImportWays } from '#web/features/gacha/overview/import-ways.tsx'
import type { SharedParts } from '#web/features/gacha/share/share-dialog.tsx'
import { WithPulls } from '#web/features/gacha/with-pulls.tsx'
import { keepsDeviceHistory } from '#web/lib/device/device-user'
import { useIsSignedIn } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { useChoice, useImportWay } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { later } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Not with the other parts, of which it shows some itself. */
const LaterAccountCards = later(
  async () => (await import('#web/features/gacha/overview/account-cards.tsx')).AccountCards,
)

/** What the pulls of one account amount to, pool by pool. */
export function GachaOverview({ Pages }: SharedParts) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const uidText = useUidText()
  const { gameId } = useChoice()
  const isSignedIn = useIsSignedIn()
  const importWay = useImportWay()
  const hasDeviceHistory = useDevice(keepsDeviceHistory)
  const [open, setOpen] = useState<AccountsPart | null>(null)
  const shared = useSharedContent()
  /** It waits for the next press, since the dialog could not be loaded. */
  const [waiting, setWaiting] = useState<typeof shared>(null)
  // A link is imported by the server; a file can be read here as well.
  const isOffered = shared !== null && shared !== waiting && (isSignedIn || shared.file !== null)
  const part = isOffered ? sharedPart(shared) : open

  // Beside the reading of the pulls.
  useEffect(() => {
    if (!isSignedIn && !hasDeviceHistory) return
    for (const part of [LaterAccountCards, LaterChartsCard]) void part.fetchAhead(language)
  }, [isSignedIn, hasDeviceHistory, language])

  function show(part: AccountsPart): void {
    setWaiting(null)
    setOpen(part)
  }

  function close(): void {
    setOpen(null)
    clearShared()
  }

  return (
    <Stack gap={14} className={`${styles.page} ${roles.roles}`} data-game={gameId}>
      <Row gap={8} wrap className={styles.head}>
        <Text kind="page" as="h1" oneLine className={styles.title}>
          {t('title')}
        </Text>
        <LinkButton to={`/almanac/${gameId}`} aria-label={t('almanac')} title={t('almanac')}>
          <BookOpen size={16} strokeWidth={1.75} aria-hidden />
          <span className={styles.word}>{t('almanac')}</span>
        </LinkButton>
        <GameSelect />
        <IconButton
          icon={UserRound}
          className={styles.account}
          label={t('account.open')}
          onClick={() => show('accounts')}
        />
      </Row>
      {isSignedIn && hasDeviceHistory && <LaterTransferNotice />}
      <WithPulls
        signedOut={<ImportWays text={t('signedOut.text')} onOpen={show} />}
        lost={({ uid }) => (
          <EmptyState text={t('lost.file', { uid: uidText(uid) })}>
            <Button look="primary" onClick={() => show('chooser')}>
              {t('signedOut.open')}
            </Button>
            <Button look="ghost" onClick={() => show('accounts')}>
              {t('noUid.select')}
            </Button>
          </EmptyState>
        )}
        unchosen={(chosen) =>
          chosen ? (
            <NotHere account={chosen} onChooseOther={() => show('accounts')} />
          ) : (
            <ImportWays text={t('noUid.text')} onOpen={show}>
              <Button onClick={() => show('accounts')}>{t('noUid.select')}</Button>
            </ImportWays>
          )
        }
      >
        {(account) => <LaterAccountCards account={account} Pages={Pages} onImport={() => show(importWay)} />}
      </WithPulls>
      {shared !== null && shared.file === null && !isSignedIn && <Notice tone="info">{t('signedOut.shared')}</Notice>}
      {part && (
        <LaterAccountsDialog
          key={shared === null ? 'own' : 'shared'}
          firstPart={part}
          shared={shared}
          onClose={close}
          onMissed={() => {
            setWaiting(shared)
            setOpen(null)
          }}
        />
      )}
    </Stack>
  )
}
