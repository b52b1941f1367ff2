import { countedPools, poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { choosePool, useChoice } from '#web/state/pulls/pull-choice'
import { Select } from '#web/ui/control/select.tsx'

interface PoolSelectProps {
  /** Pools with pulls, in the order in which they are shown; the chosen one is offered in any case. */
  pools: readonly string[]
}

/** The pool that is looked at; the same in the overview's charts and in the records. */
export function PoolSelect({ pools }: PoolSelectProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const id = useId()
  const { gameId, poolId } = useChoice()
  const order = countedPools(gameId)
  const offered = pools.includes(poolId) ? pools : [...pools, poolId].toSorted(byOrder)

  function byOrder(a: string, b: string): number {
    return placeOf(a) - placeOf(b)
  }

  function placeOf(pool: string): number {
    const place = order.indexOf(pool)
    return place === -1 ? order.length : place
  }

  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {t('pool')}
      </label>
      <Select
        id={id}
        options={offered.map((value) => ({ value, label: poolNameIn(language, gameId, value) }))}
        value={poolId}
        onChange={(chosen) => choosePool(gameId, chosen)}
      />
    </>
  )
}
