import type { CountedPull } from '@ephemeris/core/gacha/counting/count-pulls'
import { type ShareFigures, type ShareLuck, shareFigures } from '@ephemeris/core/gacha/figures/share-figures'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { dayText } from '@ephemeris/core/language/dates'
import type { Language } from '@ephemeris/core/language/language'
import { type CalendarDay, dayOf, parseDay } from '@ephemeris/core/time/calendar'
import { GAMES } from '@ephemeris/gamedata/games'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { rarityKey } from '#web/features/gacha/rarity/rarity-key'
import { pityGrade } from '#web/features/gacha/records/pity-grade'
import type { PictureFigure, PictureFiveStar, PictureWords } from '#web/features/gacha/share/picture'
import { pityText } from '#web/features/gacha/share/pity-text'
import { now } from '#web/lib/server/server-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { faceItemOf } from '#web/state/pulls/face-item-of'
import { poolNameIn } from '#web/state/pulls/pool-names'
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
  const format = useFormatter()
  const language = useLocale()
  const today = dayOf(now(), useDisplayedClock())
  const five = tGacha(rarityKey(account.gameId, 5))
  const poolName = (poolId: string) => poolNameIn(language, account.gameId, poolId)

  const pityWords = {
    exact: (pity: number) => format.number(pity),
    atLeast: (pity: number) => tGacha('pity.atLeast', { pity }),
  }

  const luck = choice.hasLuck ? figures.luck : null
  const shown: (PictureFigure | null)[] = [
    { value: format.number(figures.pulls), labels: [t('pulls')] },
    figures.average === null
      ? null
      : {
          value: format.number(figures.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
          labels: [t('average', { five })],
        },
    figures.flips && { value: t('wonOf', { ...figures.flips }), labels: [t('flips')] },
    luck && {
      value: t('luck', { percent: luckText(luck) }),
      labels: [t('luckBy'), t('luckSample', { pool: poolName(luck.poolId), count: luck.pulls })],
    },
  ]
  const fiveStars = choice.hasFiveStars ? figures.lastFiveStars.map(pictured) : []
  const words: PictureWords = {
    heading: t('heading', { game: GAMES.find(({ id }) => id === account.gameId)?.name[language] ?? account.gameId }),
    span: spanText(figures, language, (from, to) => t('span', { from, to })),
    figures: shown.filter((figure) => figure !== null),
    lastHeading: t(fiveStars.length === 5 ? 'lastFive' : 'last', { five }),
    fiveStars,
    none: figures.pity && choice.hasFiveStars ? t('none', { five, ...pityOf(figures.pity) }) : null,
    brand: t('brand'),
    date: dayText(today, language, { year: 'numeric', month: 'long', day: 'numeric' }),
    uid: choice.hasUid ? t('uid', { uid: account.uid }) : null,
  }
  return { words, alt: altOf(words) }

  function luckText({ low, high }: ShareLuck): string {
    const [from, to] = [low, high].map((end) => format.number(end, { style: 'percent', maximumFractionDigits: 0 }))
    return from === to ? (from ?? '') : tGacha('statistics.percentRange', { low: from ?? '', high: to ?? '' })
  }

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

/** `Sep 2023 to Nov 2026`, or one month alone. */
function spanText(
  { firstTime, lastTime }: ShareFigures,
  language: Language,
  both: (from: string, to: string) => string,
): string {
  const [from, to] = [parseDay(firstTime.slice(0, 10)), parseDay(lastTime.slice(0, 10))]
  if (from === null || to === null) return ''
  const month = (day: CalendarDay) => dayText(day, language, { year: 'numeric', month: 'short' })
  return month(from) === month(to) ? month(from) : both(month(from), month(to))
}
