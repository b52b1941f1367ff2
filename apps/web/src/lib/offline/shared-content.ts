/** Where the system sends what is shared to the installed app; the manifest says so, the service worker answers. */
export const SHARE_PATH = '/share'
/** In the address of the page that takes it over. */
export const SHARED_PARAMETER = 'shared'
/** By which a page asks its service worker for it. */
export const SHARED_QUESTION = 'shared-content'
/** Names of the form's fields, as the manifest gives them to the system. */
export const SHARED_TEXTS = ['text', 'url', 'title'] as const
export const SHARED_FILE = 'file'

/** What the player has shared to the app. */
export interface SharedContent {
  /** Title, text and address, one per line: systems put a link in different ones. Empty: none of them. */
  readonly text: string
  /** `null`: none. */
  readonly file: File | null
}

/** `null` where there is nothing in it. (PWA-16) */
export function readSharedForm(form: FormData): SharedContent | null {
  const texts = SHARED_TEXTS.map((name) => form.get(name))
  const text = texts.filter((value) => typeof value === 'string' && value.trim() !== '').join('\n')
  const given = form.get(SHARED_FILE)
  const file = given instanceof File && given.size > 0 ? given : null
  return text === '' && file === null ? null : { text, file }
}

/** `null` for anything else. */
export function readSharedContent(data: unknown): SharedContent | null {
  if (typeof data !== 'object' || data === null) return null
  const { text, file }: { text?: unknown; file?: unknown } = data
  if (typeof text !== 'string' || !(file === null || file instanceof File)) return null
  return { text, file }
}
