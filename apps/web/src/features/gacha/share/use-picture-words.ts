import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { accountFigures, pullSpanText } from '@ephemeris/core/gacha/figures/figure-words'
import { pityGrade } from '@ephemeris/core/gacha/figures/pity-grade'
import { type ShareFigures, shareFigures } from '@ephemeris/core/gacha/figures/share-figures'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import { dayText } from '@ephemeris/core/language/dates'
import { dayOf } from '@ephemeris/core/time/calendar'
import { GAMES } from '@ephemeris/gamedata/games'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import type { PictureFiveStar, PictureWords } from '#web/features/gacha/share/picture'
import { pityText } from '#web/features/gacha/share/pity-text'
import { useSay } from '#web/features/gacha/share/use-say'
import { now } from '#web/lib/server/server-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { faceItemOf } from '#web/state/pulls/face-item-of'
import type { CountedAccount } from '#web/state/pulls/use-pulls'

/** What the player lets the picture say. */
export interface PictureChoice {
  readonly hasLuck: boolean
  readonly hasFiveStars: boolean
  readonly hasUid: boolean
}

export interface PictureDescription {
  readonly words: PictureWords
  /** The same as a sentence. */
  readonly alt: string
}

export function figuresOf({ histories, index }: CountedAccount): ShareFigures {
  return shareFigures([...histories.values()], index)
}

/** Figures that the history does not carry are left out, and so is the UID unless it is asked for. (SHARE-1, SHARE-3) */
export function usePictureWords(
  account: CountedAccount,
  figures: ShareFigures,
  choice: PictureChoice,
): PictureDescription {
  const t = useTranslations('gachaShare')
  const tGacha = useTranslations('gacha')
  const [say, sayShared] = [useSay('gacha'), useSay('gachaShare')]
  const format = useFormatter()
  const language = useLocale()
  const today = dayOf(now(), useDisplayedClock())
  const five = tGacha(rarityKey(account.gameId, 5))
  const poolName = (poolId: string) => poolNameIn(language, account.gameId, poolId)

  const pityWords = {
    exact: (pity: number) => format.number(pity),
    atLeast: (pity: number) => tGacha('pity.atLeast', { pity }),
  }

  const fiveStars = choice.hasFiveStars ? figures.lastFiveStars.map(pictured) : []
  const words: PictureWords = {
    heading: t('heading', { game: GAMES.find(({ id }) => id === account.gameId)?.name[language] ?? account.gameId }),
    span: pullSpanText(figures, language, sayShared),
    figures: accountFigures(
      { ...figures, luck: choice.hasLuck ? figures.luck : null },
      { five, language, say, sayShared, poolName },
    ),
    lastHeading: t(fiveStars.length === 5 ? 'lastFive' : 'last', { five }),
    fiveStars,
    none: figures.pity && choice.hasFiveStars ? t('none', { five, ...pityOf(figures.pity) }) : null,
    brand: t('brand'),
    date: dayText(today, language, { year: 'numeric', month: 'long', day: 'numeric' }),
    uid: choice.hasUid ? t('uid', { uid: account.uid }) : null,
  }
  return { words, alt: altOf(words) }

  function pityOf({ poolId, ...pity }: NonNullable<ShareFigures['pity']>) {
    return { pool: poolName(poolId), pity: pityText(pity, pityWords) }
  }

  function pictured(counted: CountedPull): PictureFiveStar {
    const { pull, outcome, pity, isPityAtLeast, rarity } = counted
    const name = itemNameIn(language, pull, account.index)
    return {
      name,
      face: {
        game: account.gameId,
        item: faceItemOf(account.index, pull.itemId || name, { rank: rarity ?? 3, type: pull.itemType }),
        name,
      },
      outcome: outcome && t(`outcome.${outcome}`),
      pity: pityText({ count: pity ?? 0, isAtLeast: isPityAtLeast }, pityWords),
      grade: pityGrade(rarity, pity ?? 0, isPityAtLeast),
    }
  }

  function altOf({ heading, span, figures: parts, lastHeading, fiveStars: last, none, uid }: PictureWords): string {
    const list = (items: readonly string[]) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
    const items = last.map(({ name, outcome, pity }) =>
      outcome ? t('altItem', { name, outcome, pity }) : t('altPlain', { name, pity }),
    )
    return [
      t('altTitle', { heading, span }),
      t('altFigures', { figures: list(parts.map(({ value, labels }) => [value, ...labels].join(' '))) }),
      items.length > 0 ? t('altLast', { last: lastHeading, items: list(items) }) : none,
      uid,
    ]
      .filter((part) => part !== null)
      .join(' ')
  }
}
