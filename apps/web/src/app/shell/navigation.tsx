import { useTranslations } from 'use-intl'
import { useListedPath } from '#web/app/listed-path'
import { LISTED_PAGES, type ListedPage } from '#web/app/routes'
import styles from '#web/app/shell/shell.module.css'
import { useAddress } from '#web/lib/page/router.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'

interface NavigationProps {
  /** `rail`: icons over short names; `icons`: icons alone; `bar`: the main pages at the foot of a phone. */
  form: 'full' | 'rail' | 'icons' | 'bar'
  /** After an entry was chosen. */
  onLeave?: () => void
}

const MAIN = LISTED_PAGES.filter(({ menu }) => menu === 'main')
const MORE = LISTED_PAGES.filter(({ menu }) => menu === 'more')

/** The pages that exist, as a list of links; a rule parts the main ones from the others. (SHELL-1) */
export function Navigation({ form, onLeave }: NavigationProps) {
  const t = useTranslations('shell')
  const others = form === 'bar' ? [] : MORE

  return (
    <Stack as="nav" gap={2} className={styles.nav} data-form={form} aria-label={t('navigation')}>
      {MAIN.map((page) => (
        <Entry key={page.id} page={page} form={form} onLeave={onLeave} />
      ))}
      {others.length > 0 && <hr className={styles.rule} />}
      {others.map((page) => (
        <Entry key={page.id} page={page} form={form} onLeave={onLeave} />
      ))}
    </Stack>
  )
}

interface EntryProps {
  page: ListedPage
  form: NavigationProps['form']
  onLeave: (() => void) | undefined
}

function Entry({ page, form, onLeave }: EntryProps) {
  const t = useTranslations('shell')
  const { pathname } = useAddress()
  const path = useListedPath()(page)
  const { id, icon: Icon } = page
  const isCurrent = isPartOf(pathname, page, form)
  return (
    <Row
      as={PageLink}
      gap={14}
      padX={14}
      text="quiet"
      weight={isCurrent ? 'bold' : 'medium'}
      to={path}
      className={styles.entry}
      aria-current={isCurrent ? 'page' : undefined}
      {...(onLeave && { onClick: onLeave })}
    >
      <span className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
      </span>
      {form === 'icons' ? (
        <span className="visually-hidden">{t(`pages.${id}.title`)}</span>
      ) : (
        <span>{t(form === 'full' ? `pages.${id}.title` : `pages.${id}.short`)}</span>
      )}
    </Row>
  )
}

/** Pages below an entry belong to it. The bar has no almanac: there it belongs to the pulls. (SHELL-1) */
function isPartOf(pathname: string, { id, path }: ListedPage, form: NavigationProps['form']): boolean {
  if (pathname.startsWith('/almanac/')) return id === (form === 'bar' ? 'gacha' : 'almanac')
  return pathname === path || (path !== '/' && pathname.startsWith(`${path}/`))
}
