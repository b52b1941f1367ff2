import type { Plugin } from 'vite'
import { FIRST_SCREENS, SECOND_PARTS, WELCOME } from './page-hints.ts'

export interface FirstNeeds {
  readonly plugin: Plugin
  /** Whether the program or one of the first screens needs a module at once. */
  isAtOnce(module: string): boolean
  /** Whether the welcome of newcomers needs it, and not the first screens. */
  isOfWelcome(module: string): boolean
  /** Whether it is needed by what else opens above the first screens, and not at once. */
  isAbove(module: string): boolean
  /** Whether one of `SECOND_PARTS` needs it. */
  isOfSecond(name: string, module: string): boolean
}

type ModuleInfo = {
  readonly isEntry: boolean
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** Loads every other screen: what only they need comes later. */
const PAGES = '/src/app/pages.ts'

/** Divides what belongs to a first visit from what comes later, by who imports whom, at once or when it is opened. */
export function firstNeeds(): FirstNeeds {
  let atOnce: ReadonlySet<string> = new Set()
  let withWelcome: ReadonlySet<string> = new Set()
  let withAbove: ReadonlySet<string> = new Set()
  let second: ReadonlyMap<string, ReadonlySet<string>> = new Map()
  return {
    isAtOnce: (module) => atOnce.has(module),
    isOfWelcome: (module) => withWelcome.has(module) && !atOnce.has(module),
    isAbove: (module) => withAbove.has(module) && !withWelcome.has(module),
    isOfSecond: (name, module) => second.get(name)?.has(module) === true && !withWelcome.has(module),
    plugin: {
      name: 'first-needs',
      apply: 'build',
      buildEnd() {
        const modules = new Map<string, ModuleInfo>()
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id)
          if (info) modules.set(id, info)
        }
        const ids = [...modules.keys()]
        const roots = ids.filter(
          (id) => modules.get(id)?.isEntry || FIRST_SCREENS.some((screen) => id.endsWith(screen)),
        )
        const welcome = ids.filter((id) => id.endsWith(WELCOME.module))
        second = new Map(
          Object.entries(SECOND_PARTS).map(([name, parts]) => {
            const own = ids.filter((id) => parts.some((part) => id.endsWith(part)))
            return [name, reachable(modules, own, ({ importedIds }) => importedIds)]
          }),
        )
        atOnce = reachable(modules, roots, ({ importedIds }) => importedIds)
        withWelcome = reachable(modules, [...roots, ...welcome], ({ importedIds }) => importedIds)
        withAbove = reachable(modules, roots, ({ importedIds, dynamicallyImportedIds }, id) =>
          id.endsWith(PAGES) ? importedIds : [...importedIds, ...dynamicallyImportedIds],
        )
      },
    },
  }
}

function reachable(
  modules: ReadonlyMap<string, ModuleInfo>,
  roots: readonly string[],
  nextOf: (info: ModuleInfo, id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = modules.get(id)
    if (reached.has(id) || !info) continue
    reached.add(id)
    waiting.push(...nextOf(info, id))
  }
  return reached
}
