import { LOGIN_PATH } from '@ephemeris/contract/pages'
import { useTranslations } from 'use-intl'
import type { MissingForBell } from '#web/features/evening/bell/bell-state'
import { Row } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

/** Where what is missing can be changed; a date and a moment cannot. */
const WAYS_OUT = {
  account: { to: LOGIN_PATH, label: 'ways.logIn' },
  way: { to: '/settings#reminders', label: 'ways.choose' },
  permission: { to: '/settings#reminders', label: 'ways.choose' },
  date: null,
  moment: null,
} as const

/** What keeps a reminder from arriving, with the way to change that. (NOTE-13) */
export function MissingNote({ missing }: { missing: MissingForBell }) {
  const t = useTranslations('evening')
  const wayOut = WAYS_OUT[missing]
  return (
    <>
      <span>{t(`missing.${missing}`)}</span>{' '}
      {wayOut && (
        <Row as={PageLink} inline text="link" to={wayOut.to}>
          {t(wayOut.label)}
        </Row>
      )}
    </>
  )
}
