import { type Build, openedBuilds } from './builds.ts'
import { type Product, startProduct } from './product.ts'

/** The day of the demonstration, the fullest of the shipped catalogue. */
const CLOCK = { EPHEMERIS_ENV: 'test', EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z' }

export const VISITORS = ['newcomer', 'returning'] as const

export interface StartedBuild extends Build {
  readonly product: Product
}

/** A build as one of the visitors meets it. */
export interface Subject extends StartedBuild {
  readonly visitor: (typeof VISITORS)[number]
}

/** Every build that is measured, on the day of the demonstration. */
export function startBuilds(): Promise<readonly StartedBuild[]> {
  return Promise.all(
    openedBuilds().map(async (build) => ({ ...build, product: await startProduct({ root: build.root, env: CLOCK }) })),
  )
}

/** Every build that has the page, for every visitor: an earlier one may lack it. */
export async function subjectsAt(path: string, builds: readonly StartedBuild[]): Promise<readonly Subject[]> {
  const statuses = await Promise.all(builds.map(async ({ product }) => (await fetch(product.origin + path)).status))
  const having = builds.filter((_, index) => statuses[index] === 200)
  return VISITORS.flatMap((visitor) => having.map((build) => ({ ...build, visitor })))
}
