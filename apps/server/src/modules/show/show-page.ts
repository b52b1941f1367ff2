import { accountFigures, type FigureText, poolFigures, pullSpanText } from '@ephemeris/core/gacha/figures/figure-words'
import { pityGrade } from '@ephemeris/core/gacha/figures/pity-grade'
import type { PoolSummary } from '@ephemeris/core/gacha/figures/pool-summary'
import { type PullMonth, pullsIn } from '@ephemeris/core/gacha/figures/pulls-per-month'
import type { ShownFigures, ShownFiveStar } from '@ephemeris/core/gacha/figures/shown-figures'
import { monthText } from '@ephemeris/core/gacha/names/month-text'
import { itemNameIn } from '@ephemeris/core/gacha/names/pull-text'
import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { poolNameIn } from '@ephemeris/gamedata/pulls/pool-names'
import { Html, html } from '#server/platform/html'
import { factsOf } from '../gacha/gacha-facts.ts'
import { sayIn } from './say-in.ts'
import { PICTURE } from './show-picture.ts'
import { SHOW_STYLE } from './show-style.ts'

interface ShownPageParts {
  readonly gameId: GameId
  /** As typed; empty: none. */
  readonly name: string
  readonly figures: ShownFigures
  readonly language: Language
  /** Where the page is. */
  readonly address: string
}

/** An account's pulls for others, drawn without a script: all that a chat and a reader need is in it. (SHOW-2) */
export function shownPage({ gameId, name, figures, language, address }: ShownPageParts): string {
  const words = wordsOf(gameId, language)
  const { say, sayShared } = words
  const title = name === '' ? sayShared('heading', { game: GAME_FACTS[gameId].name[language] }) : name
  const amounts = accountFigures(figures.account, words)
  const span = pullSpanText(figures.account, language, sayShared)
  const description = amounts.map(({ value, labels }) => [value, ...labels].join(' '))
  const summary = `${span}. ${new Intl.ListFormat(language, { type: 'conjunction' }).format(description)}.`

  const chatty = [
    ['og:title', title],
    ['og:description', summary],
    ['og:type', 'website'],
    ['og:site_name', sayShared('brand')],
    ['og:url', address],
    ['og:image', `${address}/picture.png`],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', summary],
  ].map(([property = '', content = '']) => html`<meta property="${property}" content="${content}">`)

  return documentOf(
    { title, language },
    html`<meta name="description" content="${summary}"><meta name="twitter:card" content="summary_large_image">${chatty}`,
    html`<main data-game="${gameId}">
<header>
<h1 dir="auto">${title}</h1>
<p>${GAME_FACTS[gameId].name[language]} · ${span}</p>
<dl>${amounts.map(
      ({ value, labels }) =>
        html`<div><dd class="value">${value}</dd>${labels.map((label) => html`<dt>${label}</dt>`)}</div>`,
    )}</dl>
</header>
${figures.pools.map(
  ({ summary: pool, fiveStars }) => html`<section data-pool="${pool.poolId}">
<h2>${words.poolName(pool.poolId)}</h2>
${fiveStarsIn(fiveStars, gameId, words)}
<dl>${figuresOf(pool, gameId, words).map(figureIn)}</dl>
</section>`,
)}
<section>
<h2>${say('charts.months.title')}</h2>
${monthsIn(figures.months, gameId, words)}
</section>
</main>
<footer><a href="/">${sayShared('brand')}</a></footer>`,
  )
}

/** What stands at an address where nothing is shown: one sentence. (SHOW-3) */
export function refusalPage(sentence: string, language: Language): string {
  const title = sayIn(language, 'gachaShare')('brand')
  return documentOf(
    { title, language },
    html``,
    html`<main><header><h1>${title}</h1><p>${sentence}</p></header></main><footer><a href="/">${title}</a></footer>`,
  )
}

function documentOf({ title, language }: { title: string; language: Language }, head: Html, body: Html): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<link rel="icon" href="/logo.svg">
${head}
<style>${new Html(SHOW_STYLE)}</style>
</head>
<body>
${body}
</body>
</html>
`.text
}

type Words = ReturnType<typeof wordsOf>

function wordsOf(gameId: GameId, language: Language) {
  const say = sayIn(language, 'gacha')
  return {
    language,
    say,
    sayShared: sayIn(language, 'gachaShare'),
    five: say(rarityKey(gameId, 5)),
    poolName: (poolId: string) => poolNameIn(language, gameId, poolId),
  }
}

/** The pity of now in front of the figures of the pool. */
function figuresOf(pool: PoolSummary, gameId: GameId, words: Words): FigureText[] {
  const { say, five } = words
  const { pity } = pool.rarities[5]
  const facts = factsOf(gameId).pools.get(pool.poolId)
  const win = Math.round(100 * (facts?.featuredRate5 ?? 0.5))
  const isSure = pool.fiftyFifty?.isGuaranteed ?? null
  const explanation = [
    say(pity?.hard == null ? 'pity.noHard' : 'pity.of', { hard: pity?.hard ?? 0 }),
    ...(isSure === null ? [] : [say(isSure ? 'guarantee.next' : 'guarantee.flip', { win, lose: 100 - win })]),
  ].join(' · ')
  const now: FigureText[] = pity
    ? [{ label: say('columns.pity'), value: pityWords(pity.now, words), explanation, meaning: null }]
    : []
  return [...now, ...poolFigures(pool, facts, { ...words, five })]
}

function figureIn({ label, value, explanation, meaning }: FigureText): Html {
  return html`<div><dt>${label}</dt><dd class="value">${value ?? '–'}</dd><dd class="note">${explanation}</dd>${
    meaning === null ? null : html`<dd class="note">${meaning}</dd>`
  }</div>`
}

function fiveStarsIn(fiveStars: readonly ShownFiveStar[], gameId: GameId, words: Words): Html {
  const { say, five, language } = words
  if (fiveStars.length === 0) return html`<p>${say('pools.none', { five })}</p>`
  return html`<h3>${say('pools.last', { five })}</h3>
<ol>${fiveStars.map(({ rarity, pity, isPityAtLeast: isAtLeast, outcome, ...item }) => {
    const count = pity ?? 0
    return html`<li>${itemNameIn(language, item, factsOf(gameId))} <b data-grade="${pityGrade(rarity, count, isAtLeast)}">${pityWords(
      { count, isAtLeast },
      words,
    )}</b>${outcome === null ? null : html` <span class="note">${say(`outcome.${outcome}`)}</span>`}</li>
`
  })}</ol>`
}

function pityWords({ count, isAtLeast }: { count: number; isAtLeast: boolean }, { say }: Words): string {
  return isAtLeast ? say('pity.atLeast', { pity: count }) : String(count)
}

/** Bars of all months, and the same as a table. */
function monthsIn(months: readonly PullMonth[], gameId: GameId, { say, language, five }: Words): Html {
  const count = months.reduce((sum, month) => sum + pullsIn(month), 0)
  const most = Math.max(1, ...months.map(pullsIn))
  const hint = say('charts.months.hint', { count, months: months.length })
  const cells = [say('charts.months.month'), say('charts.months.pulls'), five, say(rarityKey(gameId, 4))]
  return html`<p>${hint}</p>
<svg viewBox="0 0 ${10 * Math.max(12, months.length)} 100" preserveAspectRatio="none" role="img" aria-label="${hint}">${months.map(
    (month, at) => {
      const height = Math.round((1000 * pullsIn(month)) / most) / 10
      return html`<rect x="${10 * at + 1}" y="${100 - height}" width="8" height="${height}"/>`
    },
  )}</svg>
<details><summary>${say('charts.asTable')}</summary>
<table><thead><tr>${cells.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${months.toReversed().map(
    (month) => html`<tr><th scope="row">${monthText(month.month, language, 'long')}</th><td>${pullsIn(month)}</td><td>${
      month.counts[5]
    }</td><td>${month.counts[4]}</td></tr>
`,
  )}</tbody></table></details>`
}
