import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/accounts/accounts.module.css'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useDevice } from '#web/state/device'
import { chooseAccount } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'

/** After the loss of a session: the accounts on this device to look at, and the way to everything else. (PANEL-19) */
export function KeptAccounts({ onClose }: { onClose: () => void }) {
  const t = useTranslations()
  const games = useGameNames()
  const uidText = useUidText()
  const downloaded = useDevice((device) => device.gachaUids.downloaded)
  const accounts = games.flatMap(({ id, name }) => (downloaded[id] ?? []).map((uid) => ({ gameId: id, name, uid })))

  return (
    <Dialog title={t('gachaImport.title')} widthPx={440} onClose={onClose}>
      <div className={styles.content}>
        <p className={styles.smallDialogHint}>{t('shell.sessionLost.text')}</p>
        {accounts.map(({ gameId, name, uid }) => (
          <Button
            key={`${gameId} ${uid}`}
            onClick={() => {
              chooseAccount({ gameId, uid })
              onClose()
            }}
          >
            {name} · {uidText(uid)}
          </Button>
        ))}
        <div className={styles.buttons}>
          <LinkButton look="primary" to="/settings?highlight=login">
            {t('shell.sessionLost.logIn')}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  )
}
