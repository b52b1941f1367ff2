import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { REPOSITORY } from './folders.ts'

export interface FirstScreenDrawer {
  /** @param origin what the program asks for data */
  draw(address: string, origin: string): Promise<string>
  close(): void
}

/**
 * Runs the program with which the product draws its first screen, for pages that stand in front of the product.
 *
 * @param root folder of a built repository
 * @returns `null` if that build has none
 */
export function drawFirstScreens(root = REPOSITORY): FirstScreenDrawer | null {
  const program = path.join(root, 'apps/web/dist-first-screen/program.js')
  if (!existsSync(program)) return null
  const drawer = fork(path.join(root, 'apps/server/dist/first-screen.js'))
  let last: Promise<unknown> = Promise.resolve()

  async function ask(address: string, origin: string): Promise<string> {
    const [language, server, layout] = address.split('/').slice(2)
    drawer.send({ question: { program: pathToFileURL(program).href, origin, view: { language, server, layout } } })
    const [answer] = await once(drawer, 'message')
    if (answer.kind !== 'reply') throw new Error(answer.stack)
    return JSON.stringify(answer.reply)
  }

  return {
    draw: (address, origin) => {
      const drawn = last.then(() => ask(address, origin))
      last = drawn.catch(() => undefined)
      return drawn
    },
    close: () => void drawer.kill(),
  }
}
