import { useTranslations } from 'use-intl'
import { AccountRow } from '#web/features/gacha/accounts/account-row.tsx'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { useUids } from '#web/features/gacha/accounts/use-uids'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useErrorText } from '#web/i18n/use-error-text'
import { Button } from '#web/ui/button/button.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'

/** The accounts whose pulls were imported, game by game. */
export function AccountList({ onImport }: { onImport: () => void }) {
  const t = useTranslations()
  const errorText = useErrorText()
  const uids = useUids()
  const games = useGameNames()

  if (uids.isError && !uids.data) {
    return (
      <Notice tone="error" action={{ label: t('shell.retry'), onPress: () => void uids.refetch() }}>
        {errorText(uids.error)}
      </Notice>
    )
  }
  const { data } = uids
  if (!data) return <Progress label={t('gacha.loading')} />
  if (Object.values(data).every((accounts) => accounts.length === 0)) {
    return (
      <EmptyState text={t('gachaImport.accounts.none')}>
        <Button look="primary" onClick={onImport}>
          {t('gacha.account.import')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {games.flatMap(({ id, name }) =>
        data[id].map((account) => (
          <AccountRow key={`${id} ${account.uid}`} gameId={id} gameName={name} account={account} />
        )),
      )}
    </ul>
  )
}
