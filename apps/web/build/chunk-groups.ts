import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { isReact, SHARED, STEPS_BY_FOLDER } from './evaluate-in-steps.ts'
import { FIRST_SCREENS, LOADED_WITH_PAGES, WELCOME } from './page-hints.ts'

/** How many characters of source may come in vain for one file less. With 5,000, ten pages of a returning visitor load 221 files instead of 207, and 2 KB less in all. */
const FILE_PRICE = 8_000

/** A part that is opened on a page counts once; a page, and what it shows at once, counts so often. */
const WEIGHT_OF_PAGES = 16

/** Every first visit loads it: with the weight of a page, newcomers load 3 KB more. */
const WEIGHT_OF_WELCOME = 64

/** What the same parts of the app need. */
interface Shared {
  /** With their weight. */
  readonly parts: ReadonlyMap<string, number>
  readonly modules: readonly string[]
  /** What its modules import at once, directly or not, wherever that is. */
  readonly needs: ReadonlySet<string>
  /** In characters of source. */
  readonly size: number
  /** Styles are a file of their own. */
  readonly files: 1 | 2
}

/** What the bundler knows of a module; `null` of one that it does not load. */
type InfoOf = Rolldown.PluginContext['getModuleInfo']

/**
 * Decides by who imports whom which modules share a file. A part is whatever is imported on demand; what it alone needs
 * is in its own file. What the program shares with a first screen is in the files of the steps. Of the rest, what the same
 * parts need is in one file, and two such files become one where that costs less than it saves.
 */
export function chunkGroups() {
  let chunkOf: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      chunkOf = divided([...this.getModuleIds()], (id) => this.getModuleInfo(id))
    },
  }
  const groups = [
    ...STEPS_BY_FOLDER.map(([name, folders]) => ({
      name,
      test: (module: string) => chunkOf.get(module) === SHARED && folders.some((folder) => module.includes(folder)),
    })),
    { name: SHARED, test: (module: string) => chunkOf.get(module) === SHARED },
    { name: (module: string) => chunkOf.get(module) ?? null, includeDependenciesRecursively: false },
  ]
  return { plugin, groups }
}

/** The chunk of each module that is not in the file of its part. */
function divided(modules: readonly string[], infoOf: InfoOf): ReadonlyMap<string, string> {
  const entries = modules.filter((id) => infoOf(id)?.isEntry)
  const parts = new Set([...entries, ...modules.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])])
  const partsOf = new Map<string, string[]>()
  const openersOf = new Map<string, Set<string>>()
  for (const part of parts) {
    for (const id of reachable(part, infoOf)) {
      partsOf.set(id, [...(partsOf.get(id) ?? []), part])
      for (const opened of infoOf(id)?.dynamicallyImportedIds ?? []) {
        openersOf.set(opened, new Set([...(openersOf.get(opened) ?? []), part]))
      }
    }
  }

  const chunkOf = new Map<string, string>()
  const shared = new Map<string, Shared>()
  for (const [id, own] of partsOf) {
    if (own.length < 2 && !(entries.includes(own[0] ?? '') && isReact(id))) continue
    if (own.some((part) => entries.includes(part) || isOneOf(FIRST_SCREENS, part))) {
      chunkOf.set(id, SHARED)
      continue
    }
    // What is opened only from other parts finds there what it shares with them.
    const first = own.filter((part) => !isBehind(part, own, openersOf))
    const weights = first.map((part) => [part, weightOf(part)] as const)
    const files = id.endsWith('.css') ? 2 : 1
    const size = infoOf(id)?.code?.length ?? 0
    const module: Shared = { parts: new Map(weights), modules: [id], needs: reachable(id, infoOf), size, files }
    const same = shared.get(first.join())
    shared.set(first.join(), same ? union(same, module) : module)
  }
  for (const { modules: own } of merged([...shared.values()])) {
    for (const id of own) chunkOf.set(id, `${SHARED}-${path.parse(own[0] ?? '').name}`)
  }
  return chunkOf
}

/** Whether a part is opened only where one of `others` is loaded, at once or step by step. */
function isBehind(
  part: string,
  others: readonly string[],
  openersOf: ReadonlyMap<string, ReadonlySet<string>>,
  seen: ReadonlySet<string> = new Set([part]),
): boolean {
  const openers = [...(openersOf.get(part) ?? [])].filter((opener) => !seen.has(opener))
  return (
    openersOf.has(part) &&
    openers.every(
      (opener) => others.includes(opener) || isBehind(opener, others, openersOf, new Set([...seen, opener])),
    )
  )
}

function weightOf(part: string): number {
  if (isOneOf([WELCOME.module], part)) return WEIGHT_OF_WELCOME
  return isOneOf(LOADED_WITH_PAGES, part) ? WEIGHT_OF_PAGES : 1
}

function isOneOf(files: readonly string[], module: string): boolean {
  return files.some((file) => module.endsWith(file))
}

/** A module and all that it imports at once. */
function reachable(root: string, infoOf: InfoOf): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = infoOf(id)
    if (reached.has(id) || !info) continue
    reached.add(id)
    waiting.push(...info.importedIds)
  }
  return reached
}

/** Makes one of the two that gain most by it, until none do. */
function merged(groups: readonly Shared[]): readonly Shared[] {
  let best: readonly Shared[] = []
  let bestGain = 0
  for (const [at, one] of groups.entries()) {
    for (const other of groups.slice(0, at)) {
      const both = union(one, other)
      const saved = costOf(one) + costOf(other) - costOf(both)
      if (saved <= bestGain) continue
      const gain = saved - costOfNeeds(both, groups)
      if (gain > bestGain) [best, bestGain] = [[one, other], gain]
    }
  }
  const [one, other] = best
  if (!one || !other) return groups
  const both = union(one, other)
  const rest = groups.filter((group) => !best.includes(group))
  return merged([
    ...rest.map((group) => (isNeeded(group, both) ? { ...group, parts: joined(group, both) } : group)),
    both,
  ])
}

function costOf({ parts, size, files }: Shared): number {
  const weight = [...parts.values()].reduce((total, number) => total + number, 0)
  return (FILE_PRICE * files + size) * weight
}

/** What parts load in vain because a file that they need imports others that they do not. */
function costOfNeeds(both: Shared, groups: readonly Shared[]): number {
  return groups
    .filter((group) => isNeeded(group, both))
    .reduce((total, group) => total + costOf({ ...group, parts: joined(group, both) }) - costOf(group), 0)
}

function isNeeded(group: Shared, both: Shared): boolean {
  return group.modules.some((id) => both.needs.has(id) && !both.modules.includes(id))
}

function joined(one: Shared, other: Shared): ReadonlyMap<string, number> {
  return new Map([...one.parts, ...other.parts])
}

function union(one: Shared, other: Shared): Shared {
  return {
    parts: joined(one, other),
    modules: [...one.modules, ...other.modules],
    needs: new Set([...one.needs, ...other.needs]),
    size: one.size + other.size,
    files: one.files > other.files ? one.files : other.files,
  }
}
