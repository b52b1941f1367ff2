import { settledWithin } from '#web/lib/time/settled-within'

/** Of the browser, which may first ask the player where no one sees it. */
const LIMIT_MS = 10_000

/** The text in the clipboard; `null` where the browser or the player does not let a page read it, or does not answer. */
export async function pasteText(): Promise<string | null> {
  // The player pastes by hand then.
  return settledWithin(readClipboard(), LIMIT_MS)
}

/** Puts a text into the clipboard; `false` where the browser does not let a page do that, or does not answer. */
export async function copyText(text: string): Promise<boolean> {
  return (await settledWithin(writeClipboard(text), LIMIT_MS)) !== null
}

/** Without https there is no clipboard: an async function makes that a refusal too. */
async function readClipboard(): Promise<string> {
  return navigator.clipboard.readText()
}

/** As above: the user can select the text. */
async function writeClipboard(text: string): Promise<true> {
  await navigator.clipboard.writeText(text)
  return true
}
