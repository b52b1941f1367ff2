import type { Plugin } from 'vite'
import { FIRST_SCREENS } from './first-screens.ts'

export interface FirstNeeds {
  readonly plugin: Plugin
  /** Whether the program or one of the first screens needs a module before anything is pressed. */
  has(module: string): boolean
}

/** Tells what travels with a first visit from what comes later, by who imports whom. */
export function firstNeeds(): FirstNeeds {
  const needed = new Set<string>()
  return {
    has: (module) => needed.has(module),
    plugin: {
      name: 'first-needs',
      apply: 'build',
      buildEnd() {
        const waiting = [...this.getModuleIds()].filter(
          (id) => this.getModuleInfo(id)?.isEntry || FIRST_SCREENS.some(({ module }) => id.endsWith(module)),
        )
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          if (needed.has(next)) continue
          needed.add(next)
          waiting.push(...(this.getModuleInfo(next)?.importedIds ?? []))
        }
      },
    },
  }
}
