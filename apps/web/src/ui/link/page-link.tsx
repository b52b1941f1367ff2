import type { ComponentProps, MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string
}

/**
 * A link to another page of the product. The `Link` of the router does the same and brings, with every first load, what
 * prefetches pages that a server renders.
 */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return <a {...props} href={href} onClick={press} />
}
