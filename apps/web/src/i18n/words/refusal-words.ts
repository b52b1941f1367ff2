/** Refusals that blame the request itself: their words are for programmers, and the label has the advice for a player. */
const FOR_PROGRAMS: ReadonlySet<number> = new Set([100001, 100003, 100005, 100006, 300005, 400003, 400004, 500004])

/** Longer than any sentence of the server. */
const MAX_LENGTH = 300
const SENTENCE_END = /[。！？]|[.!?](?=\s|$)/g
const CREDENTIAL = /[\w+/=.-]{24,}/
/** Lines, as of a stack, and characters that control the text around them. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/**
 * What players read of a server's message: its sentences without the names and values behind them, which are for
 * programs; `null` where nothing of it is for a player.
 */
export function playerMessage(message: string): string | null {
  const text = message.trim()
  if (text === '' || text.length > MAX_LENGTH || UNPRINTABLE.test(text)) return null

  const end = [...text.matchAll(SENTENCE_END)].at(-1)
  const sentences = end ? text.slice(0, end.index + 1) : text
  return CREDENTIAL.test(sentences) ? null : sentences
}

/** Whether a message says more than the label of its refusal, which holds the server's usual sentence. (LANG-47) */
export function addsToLabel(message: string, label: string, number: number | null): boolean {
  return !(number !== null && FOR_PROGRAMS.has(number)) && !lettersOf(label).includes(lettersOf(message))
}

/** What happened, without the advice behind it and without its full stop. */
export function headOf(label: string): string {
  const [end] = label.matchAll(SENTENCE_END)
  return end ? label.slice(0, end.index).trimEnd() : label
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}
