import process from 'node:process'
import { ensureInstalled } from './install.mjs'
import { isBuilt } from './sources.mjs'
import { run } from './workspace.mjs'

/** Installs and builds what is missing or out of date. */
export async function prepare() {
  await ensureInstalled()
  if (isBuilt()) return

  process.stdout.write('Building …\n')
  // In a process of its own: the compilers' memory goes with it.
  const { code } = await run(process.execPath, ['scripts/build.mjs'])
  if (code !== 0) throw new Error(`The build failed with ${code}.`)
}

/**
 * The address of one of the server's programs, for `import`.
 * @param {'supervise' | 'admin'} name
 */
export function builtProgram(name) {
  return new URL(`../apps/server/dist/${name}.js`, import.meta.url).href
}
