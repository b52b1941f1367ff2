import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from '#web/lib/page/router.tsx'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
}

/** A link to another page of the product, which opens without loading the document again. */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    goTo(to, { replace: to === pathname + search + hash })
  }

  return <a {...props} href={to} onClick={press} />
}

/** Other buttons and keys open tabs and windows, or save the page. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
