const INDEX = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/
const EXPORT = /export \{([^}]*)\} from ['"]\.(\/icons\/[^'"]+)['"]/g
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g

export function isIconIndex(module: string): boolean {
  return INDEX.test(module)
}

/** The module of each icon, by every name that the index gives it. */
export function iconsByName(
  modules: ReadonlyMap<string, { readonly code: string | null }>,
): ReadonlyMap<string, string> {
  const icons = new Map<string, string>()
  for (const [id, { code }] of modules) {
    if (!isIconIndex(id)) continue
    const folder = id.slice(0, id.lastIndexOf('/'))
    for (const [, names = '', file = ''] of (code ?? '').matchAll(EXPORT)) {
      for (const name of names.matchAll(/default as (\w+)/g)) icons.set(name[1] ?? '', folder + file)
    }
  }
  return icons
}

/** The modules of the icons that a module imports by name. */
export function namedIcons(code: string | null, icons: ReadonlyMap<string, string>): readonly string[] {
  return [...(code ?? '').matchAll(IMPORT)]
    .flatMap(([, names = '']) => names.split(','))
    .flatMap((name) => icons.get(name.trim().split(/\s/)[0] ?? '') ?? [])
}
