import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Puts a file for people into a folder, over one of the same name. */
export async function writeSampleFile(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), text)
}

export function hasSampleFile(folder: string, name: string): boolean {
  return existsSync(path.join(folder, name))
}

/** Whether it is there or not. */
export async function removeSampleFile(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, name), { force: true })
}
