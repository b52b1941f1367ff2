import OpensOutside from 'lucide-react/icons/external-link'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string
  iconPx: number
}

/** A link out of the product: a new tab that cannot reach this one and gets no referrer. (SHELL-33) */
export function ExternalLink({ iconPx, children, ...props }: ExternalLinkProps) {
  const t = useTranslations('shell')
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      <OpensOutside size={iconPx} strokeWidth={1.75} role="img" aria-label={t('newTab')} />
    </a>
  )
}
