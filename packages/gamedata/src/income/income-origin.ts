/** Where no single name would say it; texts exist for these words. */
const ORIGIN_KINDS = ['official', 'guides'] as const

type OriginKind = (typeof ORIGIN_KINDS)[number]

/** By the source codes of `data/README.md`. What rests on general knowledge alone has no name. */
const ORIGINS: ReadonlyMap<string, string> = new Map([
  ['official notice', 'official'],
  ['CDN', 'official'],
  ['WEB', 'guides'],
  ['GH', 'Gacha Hub'],
  ['PB', 'Gacha Pull Bookkeeper'],
  ['PMC', 'Paimon.moe'],
  ['JX', 'HSR Stellar Jades Calculator'],
  ['DG', 'DotGG'],
  ['HR', 'hiragara'],
  ['MEM', 'Memoria'],
])

/** What players call the sources of an amount, as a proper name or as a kind, each once; codes without a name are left out. */
export function incomeOrigins(src: readonly string[]): readonly string[] {
  const origins = src.flatMap((code) => ORIGINS.get(code.replace(/#.*$/, '')) ?? [])
  return [...new Set(origins)]
}

export function isOriginKind(origin: string): origin is OriginKind {
  return ORIGIN_KINDS.some((kind) => kind === origin)
}
