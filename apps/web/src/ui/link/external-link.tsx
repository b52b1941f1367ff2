import OpensOutside from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

interface ExternalLinkProps {
  href: string
  className: string | undefined
  iconPx: number
  children: ReactNode
}

/** A link out of the product: a new tab that cannot reach this one and gets no referrer. (SHELL-33) */
export function ExternalLink({ href, className, iconPx, children }: ExternalLinkProps) {
  const t = useTranslations('shell')
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <OpensOutside size={iconPx} strokeWidth={1.75} role="img" aria-label={t('newTab')} />
    </a>
  )
}
