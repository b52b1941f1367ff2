import type { FactIndex } from '@ephemeris/core/gacha/facts'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { playedServer } from '@ephemeris/core/games/servers'
import type { PlanAccount } from '@ephemeris/core/plan/stored/player-plan'
import { offsetOf, SERVER_ZONES } from '@ephemeris/core/time/zone'
import { useTranslations } from 'use-intl'
import { chooseGameServer, usePlayedServers } from '#web/state/server-zone'
import { Notice } from '#web/ui/message/notice.tsx'

/** The account is on another server than the one on whose clock its game is shown, and one button follows it. (ZONE-8) */
export function AccountServer({ gameId, uid, index }: PlanAccount & { index: FactIndex }) {
  const t = useTranslations('plan')
  const shell = useTranslations('shell')
  const shown = playedServer(usePlayedServers(), gameId)
  const logged = uid === null ? null : serverOf(uid, index.facts.servers)
  const own = SERVER_ZONES.find((zone) => offsetOf(zone) === logged?.offset)
  if (!own || own === shown) return null

  const server = shell(`server.names.${own}`)
  return (
    <Notice
      tone="warn"
      action={{ label: t('account.follow', { server }), onPress: () => chooseGameServer(gameId, own) }}
    >
      {t('account.elsewhere', { server, shown: shell(`server.names.${shown}`) })}
    </Notice>
  )
}
