import type { FirstNeeds } from './first-needs.ts'
import { SECOND_PARTS } from './page-hints.ts'

/** A chunk holds what is meant for it, and not whatever that imports. */
const ALONE = { includeDependenciesRecursively: false } as const

/**
 * What several parts need is in one file instead of twenty small ones. A module belongs to the first group that takes
 * it. The figures are those of a visit until it is quiet, scripts and styles as they travel, without the group.
 */
export function chunkGroups(needs: FirstNeeds) {
  const isFirst = (modules: RegExp) => (module: string) => needs.isAtOnce(module) && modules.test(module)
  const isLater = (modules: RegExp) => (module: string) => !needs.isAtOnce(module) && modules.test(module)
  const shared = (name: string, test: RegExp | ((module: string) => boolean)) => ({ name, test, minShareCount: 2 })

  return [
    { name: 'react', test: REACT },
    // With the entry, these three are the steps of `evaluateInSteps`.
    shared('libraries', isFirst(LIBRARIES)),
    shared('wire', isFirst(WIRE)),
    shared('shared', needs.isAtOnce),
    { name: 'welcome-dialog', test: needs.isOfWelcome },
    // Drawn after the first content of a page; a face's place is wherever it is shown.
    { name: 'faces', test: FACES, ...ALONE },
    // Read by plans and by the pull history, neither of which brings the other.
    shared('odds', isLater(ODDS)),
    { ...shared('facts', isLater(SMALL_FACTS)), ...ALONE },
    { ...shared('pulls', isLater(PULLS)), ...ALONE },
    { ...shared('pull-accounts', isLater(PULL_ACCOUNTS)), ...ALONE },
    { ...shared('plans', (module) => isLater(PLANS)(module) && needs.isOfSecond('content', module)), ...ALONE },
    { ...shared('situation', isLater(PLANS)), ...ALONE },
    ...Object.keys(SECOND_PARTS).map((name) => ({
      ...shared(name, (module) => needs.isOfSecond(name, module) && (isOpenedAbove(module) || isOpenedLater(module))),
      ...ALONE,
    })),
    { ...shared('layers', isOpenedAbove), ...ALONE },
    // Read by two parts that open it on demand: with `later`, every visit of the settings would bring it.
    { name: 'qr-code', test: QR_CODE },
    // Sorting by hand: the settings and the plan, and no other screen.
    { name: 'sorting', test: SORTING },
    { ...shared('later', isOpenedLater), ...ALONE },
  ]

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
}

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

const LIBRARIES = /\/node_modules\//

/** Creating the schemas takes half of the time that our own modules need. */
const WIRE = /\/packages\/contract\//

/** Split among their screens, they cost `/gacha` 4.0 KB and 6 requests, `/plan` 6.0 and 7. */
const ODDS =
  /\/core\/src\/gacha\/(?:figures\/(?:odds|distribution)|counting\/count-pulls|facts|fact-span|server-of)\.ts$|\/core\/src\/activity\/fact-edge\.ts$/

/** Read by several screens, and together smaller than most of what reads them: `/gacha` saves 4.3 KB and 5 requests, `/plan` 6.4 and 7. */
const SMALL_FACTS =
  /\/gamedata\/src\/(?:shape|by-game|games|games\/named-games?|games\/\w+\/game|pulls\/servers|timeline\/observed|income\/(?:currency-names|stamina|check-in))\.ts$|\/gamedata\/data\/\w+\/(?:currency-names|observed|servers)\.json$/

/** The pulls that the device keeps, whose they are, and which of them are shown: `/gacha` and `/plan` save 0.7 KB and a request each. */
const PULLS =
  /\/state\/pulls\/(?!pool-names|pull-(?:choice|uids)|shown-uids)|\/lib\/pulls\/(?!file-pulls)|\/contract\/src\/gacha\/pull-fields\.ts$|\/core\/src\/gacha\/(?:merging\/merge-|coverage\/covered-pulls\.ts$)/

/** What the pull history and the dialog of its accounts share: `/gacha` saves 8.2 KB and 9 requests. */
const PULL_ACCOUNTS =
  /\/features\/gacha\/(?:accounts\/|gacha\.module|uid-chip|empty-state|pull-count|use-game-names|later-parts)|\/contract\/src\/gacha\/gacha-(?:fields|coverage|uids|ledger|records)\.ts$|\/core\/src\/gacha\/names\/nickname\.ts$/

/**
 * Tonight and the plan share their rules and facts; what the plan alone needs of them is `situation`. Without both
 * groups, `/gacha` loads 25 KB more, `/settings` 38.
 */
const PLANS =
  /\/core\/src\/(?:income|tonight|plan\/(?!stored\/))|\/core\/src\/activity\/(?:recurrence\/|activity-id|sha1)|\/state\/plan\/(?!plans|plan-account|use-plan-owners)|\/state\/words\/cycle-name\.ts$|\/gamedata\/src\/(?:timeline\/(?:recurring|versions)|income\/income|games\/(?:\w+\/)?plan-files)\.ts$|\/gamedata\/data\/\w+\/(?:recurring|income|versions)\.json$/

/** `/tonight` saves 14 KB and 3 requests, `/settings` 6.2 KB; `/plan` pays 0.8. */
const FACES = /\/src\/ui\/face\/(?!face\.tsx|face-item\.ts)|\/src\/ui\/games\/\w+\/face\.ts$/

/** With this group, the next one and `OF_OTHER_DEVICES`, `/settings` saves 23 KB and `/plan` 11. */
const QR_CODE = /\/node_modules\/qrcode\.react\/|\/src\/ui\/qr-code\//

const SORTING = /\/node_modules\/@dnd-kit\/|\/src\/ui\/sort\//

/** A chunk brings whatever its modules import: what brings the facts stays out of the shared ones. */
const OF_ONE_PART = /\/features\/(?:game-selection|launch|tonight)\/|\/core\/src\/(?:tonight|income|plan\/(?!stored\/))/

/** What passes a login or a link from one device to another, which a visit rarely does. */
const OF_OTHER_DEVICES =
  /\/features\/qr-login\/|\/contract\/src\/(?:account\/qr-login|handoff)|\/core\/src\/(?:handoff|account\/qr-login)\/|\/lib\/outside\/sealed-text/

const OF_THEIR_SCREENS =
  /\/(?:core|contract)\/src\/gacha|\/packages\/gamedata\/|\/dexie\/|\/features\/(?:gacha|plan|tonight)\/|\/state\/(?:pulls\/(?!pull-(?:choice|uids)|shown-uids)|words\/cycle-name\.ts$)|-db\.ts$|\/lib\/pulls\//
