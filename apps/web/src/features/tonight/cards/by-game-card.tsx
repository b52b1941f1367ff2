import { addHoldings, type Holdings } from '@ephemeris/core/income/holdings'
import { isPullInOne, payingGames, type TonightRow } from '@ephemeris/core/tonight/tonight'
import { useLocale, useTranslations } from 'use-intl'
import { FiguresCard } from '#web/features/tonight/cards/figures-card.tsx'
import { PullsFigure } from '#web/features/tonight/cards/pulls-figure.tsx'
import styles from '#web/features/tonight/tonight.module.css'
import { type RowAmount, useTonightWords } from '#web/features/tonight/use-tonight-words'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** What is left tonight in each game, the most first. */
export function ByGameCard({ open }: { open: readonly TonightRow[] }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const words = useTonightWords()
  const activityWords = useActivityWords()
  const games = payingGames(open)
  // Less than a pull in each, they are rows of the list and no more.
  if (games.length < 2 || !isPullInOne(open)) return null

  return (
    <FiguresCard title={t('byGame')}>
      {games.map(({ gameId, rows, pulls }) => (
        <Row as="li" key={gameId} gap={10} text="body" className={`${styles.entry} ${roles.roles}`} data-game={gameId}>
          <span className={styles.glyph}>
            <GameGlyph game={gameId} size={18} />
          </span>
          <Text kind="body" grow>
            {activityWords.game(gameId)}
          </Text>
          <Text kind="note" figures className={styles.amount}>
            {currencyOf(rows.map(words.amounts)).map(({ id, name, amount }) => (
              <span key={id}>{t('amount', { amount: amount.toLocaleString(language), thing: name })}</span>
            ))}
          </Text>
          {pulls >= 1 && <PullsFigure pulls={pulls} />}
        </Row>
      ))}
    </FiguresCard>
  )
}

/** The currencies alone: tickets are in the figure, and names of several have no room. */
function currencyOf(amounts: readonly (readonly RowAmount[])[]): readonly RowAmount[] {
  const all = amounts.flat().filter(({ isTicket }) => !isTicket)
  const sums = all.reduce<Holdings>((sum, { id, amount }) => addHoldings(sum, { [id]: amount }), {})
  return Object.entries(sums).flatMap(([id, amount]) => {
    const one = all.find((each) => each.id === id)
    return one ? [{ ...one, amount }] : []
  })
}
