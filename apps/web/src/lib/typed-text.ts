/** Fields that someone has typed into since the page was loaded. */
const typedInto = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Begins to watch what is typed; searching and choosing are no loss. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => {
    const isText = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && holdsWords(target))
    if (isText) typedInto.add(target)
  })
}

/** Whether a field of the page holds words that were typed and would be lost with it. (PWA-6) */
export function hasTypedText(): boolean {
  for (const field of typedInto) {
    if (!field.isConnected) typedInto.delete(field)
    else if (field.value !== '') return true
  }
  return false
}

function holdsWords({ type }: HTMLInputElement): boolean {
  return ['text', 'email', 'password', 'url', 'tel', 'number'].includes(type)
}
