/** The text in the clipboard; `null` where the browser or the player does not let a page read it. */
export async function pasteText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    // The player pastes by hand then.
    return null
  }
}

/** Puts a text into the clipboard; `false` where the browser does not let a page do that. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Without https there is no clipboard: the user can select the text.
    return false
  }
}
