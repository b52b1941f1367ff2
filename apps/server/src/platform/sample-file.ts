import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Puts a file for people into a folder, over one of the same name. */
export async function writeSampleFile(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, name), text)
}
