import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/app/screens/settings/settings.module.css'
import { SubjectAnchors } from '#web/app/screens/settings/subject-anchors.tsx'
import { SUBJECT_IDS, type SubjectId } from '#web/app/screens/settings/subject-ids'
import { SubjectList } from '#web/app/screens/settings/subject-list.tsx'
import { SubjectPage } from '#web/app/screens/settings/subject-page.tsx'
import { SUBJECTS } from '#web/app/screens/settings/subjects'
import { useHighlight } from '#web/app/screens/settings/use-highlight'
import { useWindow } from '#web/lib/page/media'
import { goTo, useAddress } from '#web/lib/page/router.tsx'
import { useHasArrived } from '#web/state/arrival'
import type { Highlight } from '#web/ui/card/highlight'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Page } from '#web/ui/layout/page.tsx'

/** By subject: one below the other beside their anchors, on a phone a list with a page each. (SET-41) */
export function SettingsScreen() {
  const t = useTranslations('settings')
  const hasPages = useWindow('phone')
  const { hash } = useAddress()
  const highlightOf = useHighlight(hasPages)
  const asked = SUBJECT_IDS.find((id) => hash === `#${id}`) ?? null
  useArrivalPage(hasPages)

  if (hasPages && asked !== null) {
    return (
      <SubjectPage key={asked}>
        <Part id={asked} highlight={highlightOf(asked)} />
      </SubjectPage>
    )
  }
  if (hasPages) {
    return (
      <Page title={t('title')}>
        <SubjectList />
      </Page>
    )
  }
  return (
    <Page title={t('title')}>
      <Grid gap={24} rowGap={16} className={styles.frame}>
        <SubjectAnchors asked={asked} pointed={SUBJECT_IDS.find((id) => highlightOf(id).turn > 0) ?? null} />
        <Stack gap={14} grow>
          {SUBJECT_IDS.map((id) => (
            <Stack gap={14} key={id} id={id} className={styles.subject}>
              <Part id={id} highlight={highlightOf(id)} />
            </Stack>
          ))}
        </Stack>
      </Grid>
    </Page>
  )
}

function Part({ id, highlight }: { id: SubjectId; highlight: Highlight }) {
  const { Part: Present } = SUBJECTS[id]
  return <Present highlight={highlight} />
}

/** What the link of a mail, a code or another service came for is on the page of the account. */
function useArrivalPage(hasPages: boolean): void {
  const hasArrived = useHasArrived()
  const open = useEffectEvent(() => goTo('/settings#account', { replace: true }))

  useEffect(() => {
    if (hasPages && hasArrived) open()
  }, [hasPages, hasArrived])
}
