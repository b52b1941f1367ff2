import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compiledTexts } from './build/compiled-texts.ts'
import { evaluateInSteps } from './build/evaluate-in-steps.ts'
import { firstNeeds } from './build/first-needs.ts'
import { firstPaint } from './build/first-paint.ts'
import { leanRouter } from './build/lean-router.ts'
import { PAGE_HINTS, pageHints } from './build/page-hints.ts'
import { serviceWorker } from './build/service-worker.ts'
import { webManifest } from './build/web-manifest.ts'
import { withoutNode } from './build/without-node.ts'

const needs = firstNeeds()

const PRODUCTION_ROUTER = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')))

export default defineConfig(({ command }) => ({
  // Its package offers its production build under no condition that a bundler sets.
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: PRODUCTION_ROUTER }] : [] },
  plugins: [
    react({ compiler: true }),
    compiledTexts(),
    evaluateInSteps(),
    leanRouter(),
    needs.plugin,
    loadInOrder(),
    firstPaint(),
    pageHints(),
    webManifest(),
    serviceWorker(),
  ],
  build: {
    target: 'baseline-widely-available',
    /** Policy of the served page: no inline data in scripts, and fonts are preloaded by their own address. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    /** In kB before compression; what travels is measured by the benchmarks. */
    chunkSizeWarningLimit: 600,
    /** What several parts need travels once and densely packed, not as twenty crumbs: in the order in which it is needed. */
    rolldownOptions: {
      /** How the time of a build divides among plugins is no concern of the person who starts the product. */
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // The start evaluates these one after another, each in a task of its own: see `evaluateInSteps`.
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'libraries', minShareCount: 2, test: isOfFirstLibraries },
            { name: 'shared', minShareCount: 2, test: needs.isAtOnce },
            { name: 'welcome-dialog', test: needs.isOfWelcome },
            // Read by plans and by the pull history, neither of which brings the other.
            { name: 'odds', minShareCount: 2, test: isOfOdds },
            { name: 'facts', minShareCount: 2, test: SMALL_FACTS, ...ALONE },
            { name: 'pulls', minShareCount: 2, test: OF_PULLS, ...ALONE },
            { name: 'pull-accounts', minShareCount: 2, test: OF_PULL_ACCOUNTS, ...ALONE },
            { name: 'plans', minShareCount: 2, test: isOfPlans, ...ALONE },
            { name: 'layers', minShareCount: 2, test: isOpenedAbove, ...ALONE },
            // Read by two parts that open it on demand: with `later`, every visit of the settings would bring it.
            { name: 'qr-code', test: /\/node_modules\/qrcode\.react\/|\/src\/ui\/qr-code\// },
            // Sorting by hand: the settings and the plan, and no other screen.
            { name: 'sorting', test: /\/node_modules\/@dnd-kit\// },
            { name: 'later', minShareCount: 2, test: isOpenedLater, ...ALONE },
          ],
        },
      },
    },
  },
  /** Readers of files come in parts, each when a file needs it. */
  worker: { format: 'es', plugins: () => [withoutNode()] },
  server: {
    proxy: { '/api': process.env.EPHEMERIS_API ?? 'http://127.0.0.1:3000' },
  },
}))

/** A chunk holds what is meant for it, and not whatever that imports. */
const ALONE = { includeDependenciesRecursively: false } as const

/** The packages that every visit needs. */
function isOfFirstLibraries(module: string): boolean {
  return module.includes('/node_modules/') && needs.isAtOnce(module)
}

function isOfOdds(module: string): boolean {
  return !needs.isAtOnce(module) && OF_ODDS.test(module)
}

const OF_ODDS =
  /\/core\/src\/gacha\/(?:figures\/(?:odds|distribution)|counting\/count-pulls|facts|fact-span|server-of)\.ts$|\/core\/src\/activity\/fact-edge\.ts$/

/** Read by several screens, and together smaller than most of what reads them. */
const SMALL_FACTS = /\/gamedata\/src\/(?:row|confidence|by-game|item-types|servers|currencies|games|observed)\.ts$|\/gamedata\/data\/(?:item-types|currencies|observed)\.json$|\/gamedata\/data\/\w+\/servers\.json$/

/** The pulls that the device keeps, whose they are, and which of them are shown. */
const OF_PULLS =
  /\/state\/pulls\/(?!pool-names)|\/lib\/pulls\/(?!file-pulls)|\/contract\/src\/gacha\/pull-fields\.ts$|\/core\/src\/gacha\/(?:merging\/merge-|coverage\/covered-pulls\.ts$)/

/** What the pull history and the dialog of its accounts share. */
const OF_PULL_ACCOUNTS =
  /\/features\/gacha\/(?:accounts\/|uid-chip|empty-state|pull-count|use-game-names|later-parts)|\/contract\/src\/gacha\/gacha-(?:fields|coverage|uids|ledger|records)\.ts$|\/core\/src\/gacha\/nickname\.ts$/

/** Tonight and the plan share their rules, and no other screen needs them. */
function isOfPlans(module: string): boolean {
  return !needs.isAtOnce(module) && OF_PLANS.test(module)
}

const OF_PLANS =
  /\/core\/src\/(?:income|tonight|plan\/(?!player-plan|stored-plan))|\/core\/src\/activity\/(?:recurrence|cycle-facts|activity-id|sha1)|\/state\/plan\/|\/state\/words\/cycle-name\.ts$|\/gamedata\/src\/(?:recurring|income|versions|cycle-translations)\.ts$|\/gamedata\/data\/\w+\/(?:recurring|income|versions|cycle-translations)\.json$/

/** Features that open on whichever screen come with what opens them. */
function isOpenedAbove(module: string): boolean {
  return needs.isAbove(module) && !OF_ONE_PART.test(module) && !OF_THEIR_SCREENS.test(module)
}

/**
 * The rules and facts of pulls and the local databases stay with the screens that are about them; what other screens
 * share is one chunk of its own.
 */
function isOpenedLater(module: string): boolean {
  return (
    !needs.isAtOnce(module) &&
    !needs.isAbove(module) &&
    !OF_THEIR_SCREENS.test(module) &&
    !OF_OTHER_DEVICES.test(module)
  )
}

/** A chunk takes along whatever its modules import: what the facts hang on stays out of the shared ones. */
const OF_ONE_PART =
  /\/features\/(?:game-selection|launch|tonight)\/|\/core\/src\/(?:tonight|income|plan\/(?!player-plan|stored-plan))/

/** What passes a login or a link from one device to another, which a visit seldom does. */
const OF_OTHER_DEVICES =
  /\/features\/qr-login\/|\/contract\/src\/(?:account\/qr-login|handoff)|\/core\/src\/(?:handoff|account\/qr-login)\/|\/lib\/sealed-text/

const OF_THEIR_SCREENS =
  /\/(?:core|contract)\/src\/gacha|\/packages\/gamedata\/|\/dexie\/|\/features\/(?:gacha|plan|tonight)\/|\/state\/(?:pulls\/|words\/cycle-name\.ts$)|-db\.ts$|\/lib\/pulls\//

/**
 * In the order in which they are needed: the styles and the page's one font for the first paint, which is in the page
 * itself, then the program, then what the page adds to it.
 */
function loadInOrder(): Plugin {
  return {
    name: 'load-in-order',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const program = [...html.matchAll(PROGRAM)].map(([tag]) => tag)
        const inFront = program.map((tag) => tag.replace(/<(script|link)/, '<$1 fetchpriority="low"')).join('')
        return {
          html: html.replace(PROGRAM, '').replace(PAGE_HINTS, `${inFront}${PAGE_HINTS}`),
          tags: Object.keys(bundle ?? {})
            .filter((file) => file.endsWith('.woff2'))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
              injectTo: 'head' as const,
            })),
        }
      },
    },
  }
}

/** The entry and what it imports at once. */
const PROGRAM = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
