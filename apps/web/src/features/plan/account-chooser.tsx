import { type GameId, isGameId } from '@ephemeris/core/games/game'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { GAMES } from '@ephemeris/gamedata/games'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/plan/plan.module.css'
import { useOwnGames } from '#web/state/games'
import { ownPlannedUids, planAccountOf } from '#web/state/plan/plan-account'
import { usePlanOwners } from '#web/state/plan/use-plan-owners'
import { chooseAccount, chooseGame } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Grid } from '#web/ui/layout/layout.tsx'
import { type Choice, ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** Whose plan is shown: the game and account of the pull history. */
export function AccountChooser({ account }: { account: PlanAccount }) {
  const t = useTranslations('plan')
  const language = useLocale()
  const uidText = useUidText()
  const owners = usePlanOwners()
  const nameOf = (gameId: GameId) => GAMES.find(({ id }) => id === gameId)?.name[language] ?? gameId
  const choices = useOwnGames().flatMap((gameId): Choice<string>[] => {
    const { downloaded, selected } = owners.gachaUids
    const chosen = planAccountOf(gameId, owners).uid
    const known = new Set([
      ...(downloaded[gameId] ?? []),
      ...(selected[gameId] ? [selected[gameId]] : []),
      ...ownPlannedUids(gameId, owners),
    ])
    const none = chosen === null ? [{ value: gameId, label: nameOf(gameId), detail: t('account.none') }] : []
    const named = [...known].map((uid) => ({
      value: `${gameId}-${uid}`,
      label: nameOf(gameId),
      detail: uidText(uid),
    }))
    return [...none, ...named]
  })

  function choose(value: string): void {
    const [gameId = '', uid] = value.split('-')
    if (!isGameId(gameId)) return
    if (uid === undefined) chooseGame(gameId)
    else chooseAccount({ gameId, uid })
  }

  const name = nameOf(account.gameId)
  const uid = account.uid === null ? t('account.none') : uidText(account.uid)
  return (
    <ChoiceMenu
      label={t('account.choose', { name: `${name} ${uid}` })}
      choices={choices}
      value={account.uid === null ? account.gameId : `${account.gameId}-${account.uid}`}
      onChoose={choose}
      align="end"
      className={styles.button}
    >
      <Grid as="span" className={styles.glyph}>
        <GameGlyph game={account.gameId} size={18} />
      </Grid>
      <span className="visually-hidden-on-phone">{name}</span>{' '}
      <Text kind="quiet" figures className={styles.uid}>
        {uid}
      </Text>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </ChoiceMenu>
  )
}
