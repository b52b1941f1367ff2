/** Whether a key was meant for the page: not for a field, a menu or a dialog, and not a shortcut of the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : document.body
  return !target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]')
}
