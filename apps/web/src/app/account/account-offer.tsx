import { GAMES } from '@ephemeris/gamedata/games'
import { CloudDownload } from 'lucide-react'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type SlotOffer, takeOfferedSlot, useSlotOffer } from '#web/features/cloud-sync/slot-offer'
import {
  cancelDownloads,
  type DownloadRun,
  downloadAll,
  useDownloadRun,
} from '#web/features/gacha/accounts/download-all'
import { type MissingAccount, useMissingAccounts } from '#web/features/gacha/accounts/use-missing-accounts'
import { useErrorText } from '#web/i18n/use-error-text'
import { deviceStorage } from '#web/lib/device-storage'
import { LastingToast } from '#web/ui/toast/lasting-toast.tsx'
import { showToast } from '#web/ui/toast/toasts'

/**
 * What of the account is not on this device, after a login: its marks where this device has none, and the pulls of every
 * game. One press brings it; nothing comes, and nothing is replaced, without it. (SYNC-37, LOCAL-12)
 */
export function AccountOffer() {
  const slot = useSlotOffer()
  const missing = useMissingAccounts()
  const { run } = useDownloadRun()
  const isNothingLeft = run === null && slot === null && missing?.length === 0

  useEffect(() => {
    if (isNothingLeft) closeOffer()
  }, [isNothingLeft])

  if (run) return <Downloading run={run} missing={missing ?? []} />
  if (slot === undefined || missing === null) return null
  const offered = slot === 'unknown' ? null : slot
  return offered === null && missing.length === 0 ? null : <Offer slot={offered} missing={missing} />
}

interface OfferProps {
  slot: SlotOffer | null
  missing: readonly MissingAccount[]
}

function Offer({ slot, missing }: OfferProps) {
  const t = useTranslations('accountOffer')
  const pulls = missing.reduce((sum, account) => sum + account.pulls, 0)

  async function accept(): Promise<void> {
    const marks = slot !== null && takeOfferedSlot(slot) ? slot.marks : 0
    const came = await downloadAll(missing)
    if (came === null) return
    closeOffer()
    showToast({ tone: 'success', text: t('done', { marks, pulls: came }) })
  }

  return (
    <LastingToast
      icon={CloudDownload}
      text={
        slot === null
          ? t('pulls', { pulls })
          : t(pulls === 0 ? 'marks' : 'both', { marks: slot.marks, slot: slot.slot, pulls })
      }
      action={{ label: t('download'), onPress: () => void accept() }}
      onDismiss={closeOffer}
    />
  )
}

interface DownloadingProps {
  run: DownloadRun
  missing: readonly MissingAccount[]
}

function Downloading({ run: { accounts, done, error }, missing }: DownloadingProps) {
  const t = useTranslations()
  const language = useLocale()
  const errorText = useErrorText()
  if (error !== null) {
    return (
      <LastingToast
        icon={CloudDownload}
        text={t('accountOffer.failed', { done, total: accounts.length, reason: errorText(error) })}
        action={{ label: t('shell.retry'), onPress: () => void downloadAll(missing) }}
        onDismiss={() => {
          cancelDownloads()
          closeOffer()
        }}
      />
    )
  }
  const game = GAMES.find(({ id }) => id === accounts[done]?.gameId)?.name[language] ?? ''
  return (
    <LastingToast
      icon={CloudDownload}
      text={t('accountOffer.running', { game, number: done + 1, total: accounts.length })}
      progress={done / accounts.length}
      action={{ label: t('shell.cancel'), onPress: cancelDownloads }}
    />
  )
}

function closeOffer(): void {
  deviceStorage.write({ isAccountOffered: false })
}
