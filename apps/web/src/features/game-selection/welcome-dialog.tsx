import { GAME_IDS } from '@ephemeris/core/games/game'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { GameList } from '#web/features/game-selection/game-list.tsx'
import { GameSelector } from '#web/features/game-selection/game-selector.tsx'
import styles from '#web/features/game-selection/welcome-dialog.module.css'
import { showsFirstWelcome } from '#web/lib/before-paint/first-paint'
import { confirmGameSelection } from '#web/state/games'
import { ActivityArt } from '#web/ui/art/activity-art.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import roles from '#web/ui/game-roles.module.css'

/**
 * Stays until the choice of games is confirmed. At the start of a visit it is where the first paint has drawn it.
 * (WEL-2, WEL-3, WEL-5)
 */
export function WelcomeDialog() {
  const t = useTranslations('welcome')
  const titleId = useId()
  const [isPainted] = useState(showsFirstWelcome)

  return (
    <Modal placement="center" widthPx={800} labelledBy={titleId} isEntering={!isPainted}>
      <div className={styles.strip}>
        {GAME_IDS.map((game) => (
          <div key={game} className={`${roles.roles} ${styles.tile}`} data-game={game}>
            <ActivityArt
              className={styles.art}
              game={game}
              type="version"
              id="welcome"
              widthPx={200}
              heightPx={120}
              unitPx={54}
            />
          </div>
        ))}
      </div>
      <div className={styles.content}>
        <h2 id={titleId} className={styles.title}>
          {t('title')}
        </h2>
        <p className={styles.intro}>{t('intro')}</p>
        <GameSelector List={GameList} info={t('info')} />
      </div>
      <div className={styles.foot}>
        <Button look="primary" size="lg" className={styles.confirm} onClick={confirmGameSelection}>
          {t('confirm')}
        </Button>
      </div>
    </Modal>
  )
}
