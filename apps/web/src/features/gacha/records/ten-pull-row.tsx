import type { CountedPull, PityNow } from '@ephemeris/core/gacha/counting/count-pulls'
import type { TenPull } from '@ephemeris/core/gacha/figures/ten-pulls'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { Fragment, useId, useState } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { PityChip } from '#web/features/gacha/rarity/pity-chip.tsx'
import { RarityChip } from '#web/features/gacha/rarity/rarity-chip.tsx'
import { ItemTile, nameKind } from '#web/features/gacha/records/item-tile.tsx'
import { OutcomeMark } from '#web/features/gacha/records/outcome-mark.tsx'
import styles from '#web/features/gacha/records/records.module.css'
import { joinNames } from '#web/i18n/words/join-names'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Chevron } from '#web/ui/disclosure/disclosure.tsx'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface TenPullRowProps {
  account: CountedAccount
  press: TenPull
  /** The player looks for it. */
  isShown: boolean
}

/** One press: when, which pulls, a strip of what came, whose names matter, and what it did to the pity. (REC-6) */
export function TenPullRow({ account, press, isShown }: TenPullRowProps) {
  const t = useTranslations('gacha')
  const language = useLocale()
  const sentence = useStripSentence(account)(press)
  const detailsId = useId()
  const [isOpen, setOpen] = useState(false)
  const { pulls } = press
  const [first] = pulls
  const last = pulls.at(-1)
  if (!first || !last) return null
  const named = pulls.length === 1 ? pulls : pulls.filter(({ rarity }) => rarity !== 3).toSorted(byRarity)
  const fives = pulls.filter(({ rarity }) => rarity === 5)
  const row = (
    <>
      <Text kind="hint" figures>
        {first.pull.time.slice(11, 16)}
      </Text>
      <Text kind="note" figures className={styles.numbers}>
        {pulls.length === 1
          ? t('count', { count: first.number })
          : t('charts.range', { from: first.number, to: last.number })}
      </Text>
      <span className={styles.strip}>
        {pulls.map((one) => (
          <Fragment key={pullKey(one.pull)}>
            {one.rarity === 3 ? <span className={styles.square} /> : <ItemTile counted={one} index={account.index} />}
          </Fragment>
        ))}
      </span>
      <Text kind="body" anywhere>
        {named.map((one, index) => (
          <span key={pullKey(one.pull)}>
            {index > 0 && <span>{t('charts.lane.and')}</span>}
            <Text kind={nameKind(one.rarity)}>{itemNameIn(language, one.pull, account.index)}</Text>
          </span>
        ))}
      </Text>
      <Row as="span" gap={10} rowGap={6} justify="end" wrap>
        {fives.length === 0 ? (
          <PityText press={press} />
        ) : (
          fives.map((one) => (
            <Row as="span" gap={10} rowGap={6} justify="end" wrap key={pullKey(one.pull)}>
              {one.outcome && <OutcomeMark outcome={one.outcome} />}
              <PityChip counted={one} />
            </Row>
          ))
        )}
      </Row>
    </>
  )

  if (pulls.length === 1) {
    return (
      <Row
        gap={12}
        padX={20}
        padY={6}
        className={styles.row}
        data-press={pullKey(first.pull)}
        data-has-five={fives.length > 0}
        data-shown={isShown || undefined}
        tabIndex={isShown ? -1 : undefined}
      >
        <span className="visually-hidden">{sentence}</span>
        <Grid as="span" gap={12} rowGap={4} align="center" grow className={styles.parts} data-single aria-hidden>
          {row}
        </Grid>
      </Row>
    )
  }
  return (
    <div>
      <Row
        as={Pressable}
        gap={12}
        padX={20}
        padY={6}
        className={styles.row}
        data-press={pullKey(first.pull)}
        data-has-five={fives.length > 0}
        data-shown={isShown || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="visually-hidden">{sentence}</span>
        <Grid as="span" gap={12} rowGap={4} align="center" grow className={styles.parts} aria-hidden>
          {row}
        </Grid>
        <Chevron />
      </Row>
      {isOpen && (
        <Stack as="ol" divided id={detailsId} className={styles.ten}>
          {pulls.toReversed().map((one) => (
            <Row as="li" gap={12} key={pullKey(one.pull)} className={styles.one}>
              <Text kind="note" figures>
                {t('count', { count: one.number })}
              </Text>
              <ItemTile counted={one} index={account.index} />
              <Text kind="body" grow anywhere>
                {itemNameIn(language, one.pull, account.index)}
              </Text>
              <RarityChip gameId={account.gameId} rarity={one.rarity} />
              <PityChip counted={one} />
            </Row>
          ))}
        </Stack>
      )}
    </div>
  )
}

function PityText({ press: { pulls, pity } }: { press: TenPull }) {
  const t = useTranslations('gacha')
  const format = useFormatter()
  const text = ({ count, isAtLeast }: PityNow) =>
    isAtLeast ? t('pity.atLeast', { pity: count }) : format.number(count)
  const shown = pulls.length === 1 ? text(pity.to) : `${text(pity.from)}–${format.number(pity.to.count)}`
  return (
    <Text kind="note" figures>
      {t('records.pityOf', { pity: shown })}
    </Text>
  )
}

/** 5-stars first. */
function byRarity(one: CountedPull, other: CountedPull): number {
  return (other.rarity ?? 0) - (one.rarity ?? 0)
}

/** A click as one sentence: `Pulls 753 to 762: Mornye (5-star, Won, 72), Chixia (4-star), 8 × 3-star`. (REC-6) */
function useStripSentence({ gameId, index }: CountedAccount): (press: TenPull) => string {
  const t = useTranslations('gacha')
  const language = useLocale()
  const format = useFormatter()
  const word = (rarity: 3 | 4 | 5) => t(rarityKey(gameId, rarity))

  return ({ pulls }) => {
    const threes = pulls.filter(({ rarity }) => rarity === 3)
    const shown = pulls.length === 1 ? pulls : pulls.filter(({ rarity }) => rarity !== 3)
    const items = shown.map(({ pull, rarity, outcome, pity, isPityAtLeast }) => {
      const parts = [rarity === null ? t('rarity.unknown') : word(rarity)]
      if (outcome !== null) parts.push(t(`outcome.${outcome}`))
      if (rarity === 5 && pity !== null) parts.push(isPityAtLeast ? t('pity.atLeast', { pity }) : format.number(pity))
      return t('records.stripItem', {
        name: itemNameIn(language, pull, index),
        rarity: joinNames(parts, language),
      })
    })
    if (threes.length > 0 && pulls.length > 1) {
      items.push(t('records.stripRest', { count: threes.length, three: word(3) }))
    }
    const from = pulls[0]?.number ?? 0
    const to = pulls.at(-1)?.number ?? 0
    return t(pulls.length === 1 ? 'records.stripOfOne' : 'records.strip', {
      from,
      to,
      items: joinNames(items, language),
    })
  }
}
