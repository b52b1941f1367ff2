import { listSlotVersions, type SlotVersion } from '@ephemeris/contract/sync/sync'
import type { Slot } from '@ephemeris/core/sync/slot'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/cloud-sync/cloud-sync.module.css'
import { useErrorText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { useUserKey } from '#web/state/account/session'
import { usePastMomentText } from '#web/state/words/moment-style'
import { Button } from '#web/ui/button/button.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface SlotVersionsProps {
  slot: Slot
  isBusy: boolean
  onRestore: (version: SlotVersion) => void
}

/** What the slot held before, asked for when it is unfolded. */
export function SlotVersions(props: SlotVersionsProps) {
  const t = useTranslations('cloudSync')
  const [isOpen, setOpen] = useState(false)

  return (
    <Disclosure title={t('versions.title')} isOpen={isOpen} onToggle={setOpen}>
      <VersionList {...props} />
    </Disclosure>
  )
}

function VersionList({ slot, isBusy, onRestore }: SlotVersionsProps) {
  const t = useTranslations('cloudSync')
  const shell = useTranslations('shell')
  const errorText = useErrorText()
  const momentText = usePastMomentText()
  const { data: versions, error, refetch } = useSlotVersions(slot)

  if (error) {
    return (
      <Notice tone="error" action={{ label: shell('retry'), onPress: () => void refetch() }}>
        {errorText(error)}
      </Notice>
    )
  }
  if (!versions) return <Progress label={t('versions.loading')} />
  if (versions.length === 0)
    return (
      <Text kind="note" as="p">
        {t('versions.none', { slot })}
      </Text>
    )

  return (
    <>
      <Stack as="ul" divided className={styles.list}>
        {versions.map((version) => {
          const time = momentText(version.updatedAt)
          return (
            <Row as="li" gap={12} rowGap={6} padY={8} wrap key={version.id}>
              <Stack as="span" className={styles.what}>
                <Text kind="body" figures>
                  {time}
                </Text>
                <Text kind="note">
                  {t('versions.marks', { count: version.marks })} · {t(`versions.cause.${version.cause}`)}
                </Text>
              </Stack>
              <Button
                disabled={isBusy}
                aria-label={t('versions.restoreOf', { time })}
                onClick={() => onRestore(version)}
              >
                {t('versions.restore')}
              </Button>
            </Row>
          )
        })}
      </Stack>
      <Text kind="note" as="p">
        {t('versions.kept')}
      </Text>
    </>
  )
}

/** What a slot of this user held before, the newest first. */
function useSlotVersions(slot: Slot) {
  return useQuery({
    queryKey: [...useUserKey(), 'slot-versions', slot],
    queryFn: ({ signal }) => call(listSlotVersions, { slot }, { signal }),
  })
}
