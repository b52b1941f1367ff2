import type { FileRecord } from '../../json/file-record.ts'

/** The root key of what the interchange format cannot carry: games without a section, newer pools, rows without an id. */
export const EXTENSION_KEY = 'ephemeris'
/** What the product signs its files with. */
export const OWN_APP = 'Ephemeris'
/** What of an account is proven complete. (UIGF-11) */
export const STATED_KEY = 'complete'
export const EXTENSION_VERSION = '1.0'

/** Whether a newer product wrote it, in a form that this one cannot know. */
export function isNewerExtension(root: FileRecord): boolean {
  const major = Number(root.record(EXTENSION_KEY)?.text('version').split('.')[0] ?? '')
  return major > Number(EXTENSION_VERSION.split('.')[0])
}
