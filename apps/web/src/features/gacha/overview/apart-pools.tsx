import { traitsOf } from '@ephemeris/core/games/traits'
import { namedIn } from '@ephemeris/core/language/language'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useLocale, useTranslations } from 'use-intl'
import { choosePool } from '#web/state/pulls/pull-choice'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { EntryRow } from '#web/ui/layout/entry-row.tsx'
import { Panel } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface ApartPoolsProps {
  account: CountedAccount
}

/** Pools that count nowhere, and the way to their pulls. (POOL-8) */
export function ApartPools({ account: { gameId, apart } }: ApartPoolsProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const name = traitsOf(gameId).apart?.name
  return (
    <Panel as="section" padX={16} aria-label={name && namedIn(language, name)}>
      {[...apart.values()].map(({ poolId, pulls }) => (
        <EntryRow key={poolId} as="div" title={poolNameIn(language, gameId, poolId)} hint={t('pools.apart')}>
          <Text kind="hint" figures>
            {t.rich('pools.pulls', { count: pulls.length, b: (words) => <b>{words}</b> })}
          </Text>
          <LinkButton
            to="/gacha/records"
            aria-label={t('pools.records', { pool: poolNameIn(language, gameId, poolId) })}
            onClick={() => choosePool(gameId, poolId)}
          >
            <span>{t('pools.word')}</span>
          </LinkButton>
        </EntryRow>
      ))}
    </Panel>
  )
}
