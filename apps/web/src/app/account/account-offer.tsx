import { GAMES } from '@ephemeris/gamedata/games'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CloudDownload from 'lucide-react/icons/cloud-download'
import FileUp from 'lucide-react/icons/file-up'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type SlotOffer, takeOfferedSlot, useSlotOffer } from '#web/features/cloud-sync/slot-offer'
import { useDifferenceTexts, useTakenToast } from '#web/features/cloud-sync/things-text'
import { readSlotTimesAgain } from '#web/features/cloud-sync/use-cloud-sync'
import {
  cancelDownloads,
  type DownloadRun,
  downloadAll,
  useDownloadRun,
} from '#web/features/gacha/accounts/download-all'
import { type MissingAccount, useMissingAccounts } from '#web/features/gacha/accounts/use-missing-accounts'
import { declineTransfer, useTransferOffer, useTransferring } from '#web/features/gacha/device/use-transfer-offer'
import { useErrorText } from '#web/i18n/use-error-text'
import { joinSentences } from '#web/i18n/words/join-names'
import { deviceStorage } from '#web/lib/device/device-storage'
import { goTo, useAddress } from '#web/lib/page/router.tsx'
import { useChoice } from '#web/state/pulls/pull-choice'
import { LastingToast } from '#web/ui/message/lasting-toast.tsx'
import { showToast } from '#web/ui/message/toasts'

/** Offers the pulls from files itself, and those of an account that is not here. */
const PULLS_PATH = '/gacha'

/**
 * What of the account is not on this device, and what of this device is not in the account, after a login: marks, plans
 * and the pulls of every game. One press brings them together; nothing is replaced without it. (SYNC-37, LOCAL-12)
 */
export function AccountOffer() {
  const t = useTranslations('accountOffer')
  const slot = useSlotOffer()
  const missing = useMissingAccounts()
  const { run } = useDownloadRun()
  const cloud = useTranslations('cloudSync')
  const errorText = useErrorText()
  const showTaken = useTakenToast()
  const [isTaking, setTaking] = useState(false)
  const fromFiles = useTransferOffer()
  const isOnPulls = useAddress().pathname === PULLS_PATH
  const choice = useChoice()
  const isTransferOffered = fromFiles !== null && fromFiles.length > 0
  const isNothingLeft =
    run === null && slot === null && missing?.length === 0 && fromFiles !== null && !isTransferOffered

  useEffect(() => {
    if (isNothingLeft) closeOffer()
  }, [isNothingLeft])

  async function download(): Promise<void> {
    const pulls = await downloadAll(missing ?? [])
    if (pulls) showToast({ tone: 'success', text: t('donePulls', { pulls }) })
  }

  async function accept(offered: SlotOffer | null): Promise<void> {
    if (offered !== null && !(await take(offered))) return
    await download()
  }

  /** @returns whether the slot and this device have become the same */
  async function take(offered: SlotOffer): Promise<boolean> {
    const { slot } = offered
    setTaking(true)
    try {
      const result = await takeOfferedSlot(offered)
      if (typeof result === 'string') {
        showToast({ tone: 'error', text: cloud(result === 'changed' ? 'changed' : 'unreadable', { slot }) })
        return false
      }
      showTaken(slot, result.replaced)
      return true
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) })
      return false
    } finally {
      setTaking(false)
      void readSlotTimesAgain()
    }
  }

  function showPreview(): void {
    useTransferring.setState({ isAsked: true })
    goTo(PULLS_PATH)
  }

  if (run) return <Downloading run={run} onRetry={() => void download()} />
  if (isTransferOffered && !isOnPulls) {
    return (
      <LastingToast
        icon={FileUp}
        text={t('fromFiles', { pulls: fromFiles.reduce((sum, { pulls }) => sum + pulls, 0) })}
        action={{ label: t('preview'), onPress: showPreview }}
        onDismiss={declineTransfer}
      />
    )
  }
  if (slot === undefined || missing === null) return null
  const offered = slot === 'unknown' ? null : slot
  if (offered === null && missing.length === 0) return null
  const isOfferedThere = missing.some(({ gameId, uid }) => gameId === choice.gameId && uid === choice.uid)
  if (isTaking || (isOnPulls && isOfferedThere)) return null
  return <Offer slot={offered} missing={missing} onAccept={() => void accept(offered)} />
}

interface OfferProps {
  slot: SlotOffer | null
  missing: readonly MissingAccount[]
  onAccept: () => void
}

function Offer({ slot, missing, onAccept }: OfferProps) {
  const t = useTranslations('accountOffer')
  const language = useLocale()
  const differenceTexts = useDifferenceTexts()
  const pulls = missing.reduce((sum, account) => sum + account.pulls, 0)
  const ofSlot = slot ? differenceTexts(slot.isOnly ? null : slot.slot, slot.difference) : []
  const verb = slot?.kind === 'sync' ? (pulls === 0 ? 'sync' : 'syncAll') : 'download'

  return (
    <LastingToast
      icon={CloudDownload}
      text={joinSentences([...ofSlot, ...(pulls > 0 ? [t('pulls', { pulls })] : [])], language)}
      action={{ label: t(verb), onPress: onAccept }}
      onDismiss={closeOffer}
    />
  )
}

interface DownloadingProps {
  run: DownloadRun
  onRetry: () => void
}

function Downloading({ run: { accounts, done, error }, onRetry }: DownloadingProps) {
  const t = useTranslations()
  const language = useLocale()
  const errorText = useErrorText()
  if (error !== null) {
    return (
      <LastingToast
        icon={CircleAlert}
        tone="error"
        text={t('accountOffer.failed', { done, total: accounts.length, reason: errorText(error) })}
        action={{ label: t('shell.retry'), onPress: onRetry }}
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
      progress={{ label: game, value: done / accounts.length }}
      action={{ label: t('shell.cancel'), onPress: cancelDownloads }}
    />
  )
}

function closeOffer(): void {
  deviceStorage.write({ isAccountOffered: false })
}
