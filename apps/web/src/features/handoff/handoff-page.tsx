import { type HandoffCode, readHandoffFragment } from '@ephemeris/core/handoff/handoff-address'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/handoff/handoff.module.css'
import { SendForm } from '#web/features/handoff/send-form.tsx'
import { useHandoffTarget } from '#web/features/handoff/use-handoff-target'
import { useErrorText } from '#web/i18n/use-error-text'
import { canSeal } from '#web/lib/outside/sealed-text'
import { dropFragment } from '#web/lib/page/address-bar'
import { goTo } from '#web/lib/page/router.tsx'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Grid, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** A computer's code that was opened on a phone: sends a link there, without an account. (HAND-9, HAND-10) */
export function HandoffPage() {
  const t = useTranslations('handoff.phone')
  const [code] = useState(() => readHandoffFragment(window.location.hash))
  const leave = () => goTo('/', { replace: true })
  // The key stays in memory alone: no reload, no step back and no look at the screen finds it.
  useEffect(dropFragment, [])

  return (
    <Grid className={styles.page}>
      <BrandMark size={72} />
      {code !== null && canSeal() ? (
        <OpenedCode code={code} onLeave={leave} />
      ) : (
        <Dialog title={t('title')} widthPx={440} onClose={leave}>
          <HandoffEnding tone="trouble" onClose={leave}>
            {t(code === null ? 'noCode' : 'noSeal')}
          </HandoffEnding>
        </Dialog>
      )}
    </Grid>
  )
}

function OpenedCode({ code, onLeave }: { code: HandoffCode; onLeave: () => void }) {
  const t = useTranslations('handoff.phone')
  const errorText = useErrorText()
  const { target, send, refuse, isCollected, end, error, retry } = useHandoffTarget(code)
  const isSent = send.isSuccess

  function leave(): void {
    if (end === null && !isCollected && !refuse.isSuccess) refuse.mutate()
    onLeave()
  }

  return (
    <Dialog title={t(isSent ? 'sentTitle' : 'title')} widthPx={440} onClose={leave}>
      {refuse.isSuccess ? (
        <HandoffEnding tone="plain" onClose={onLeave}>
          {t('refused')}
        </HandoffEnding>
      ) : isCollected ? (
        <HandoffEnding tone="good" heading={t('collected')} onClose={onLeave}>
          {t('collectedHint')}
        </HandoffEnding>
      ) : end !== null ? (
        <HandoffEnding tone="trouble" onClose={onLeave}>
          {t(end)}
        </HandoffEnding>
      ) : isSent ? (
        <Progress label={t('sent')} />
      ) : target !== null ? (
        <SendForm
          target={target}
          error={error}
          isBusy={send.isPending || refuse.isPending}
          onSend={(content, match) => send.mutate({ content, match })}
          onRefuse={() => refuse.mutate()}
        />
      ) : error !== null ? (
        <Notice tone="error" action={{ label: t('retry'), onPress: retry }}>
          {errorText(error)}
        </Notice>
      ) : (
        <Progress label={t('asking')} />
      )}
    </Dialog>
  )
}

interface HandoffEndingProps {
  /** `plain`: as the player wanted it, with nothing sent. */
  tone: 'good' | 'plain' | 'trouble'
  heading?: string
  children: ReactNode
  onClose: () => void
}

const TONES = { good: 'ok', plain: 'sunken', trouble: 'warn' } as const

const MARKS = { good: Check, plain: X, trouble: CircleAlert }

/** What came of a hand-off, on the phone. */
function HandoffEnding({ tone, heading, children, onClose }: HandoffEndingProps) {
  const t = useTranslations('shell')
  const Mark = MARKS[tone]
  return (
    <Stack gap={14} align="center" className={styles.ending}>
      <Tile px={64} tone={TONES[tone]} isRound>
        <Mark size={28} strokeWidth={1.75} aria-hidden />
      </Tile>
      <div role="status">
        {heading && (
          <Text kind="title" as="p">
            {heading}
          </Text>
        )}
        <Text kind="hint" as="p">
          {children}
        </Text>
      </div>
      <Button look="quiet" className={styles.close} onClick={onClose}>
        {t('close')}
      </Button>
    </Stack>
  )
}
