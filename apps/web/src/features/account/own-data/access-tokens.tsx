import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  MAX_ACCESS_TOKENS,
  type NewAccessToken,
} from '@ephemeris/contract/account/access-tokens'
import { getOwnView } from '@ephemeris/contract/open/open-me'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useSubmission } from '#web/features/account/form/use-submission'
import { EndButton } from '#web/features/account/own-data/end-button.tsx'
import { call } from '#web/lib/server/api'
import { useDeviceZone } from '#web/lib/time/device-zone'
import { useUserKey } from '#web/state/account/session'
import { usePastMomentText } from '#web/state/words/moment-style'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { EntryRow } from '#web/ui/layout/entry-row.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { Text } from '#web/ui/text/text.tsx'

const MAX_NAME_LENGTH = 32

/** Tokens for other screens: made, shown once, and ended after a question. (TOKEN-5) */
export function AccessTokens() {
  const t = useTranslations()
  const userKey = useUserKey()
  const [made, setMade] = useState<NewAccessToken | null>(null)
  const tokens = useQuery({
    queryKey: [...userKey, 'access-tokens'],
    queryFn: ({ signal }) => call(listAccessTokens, {}, { signal }),
  })

  if (!tokens.data) return <Pending query={tokens} label={t('account.loading')} />
  const own = tokens.data.filter(({ page }) => page === null)
  const isFull = own.length >= MAX_ACCESS_TOKENS
  return (
    <Stack gap={12}>
      <Text kind="note" as="p">
        {t('account.tokens.explanation')}
      </Text>
      {made && <ShownToken token={made.token} />}
      {own.length > 0 && (
        <ul>
          {own.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onEnded={() => {
                setMade((shown) => (shown?.id === token.id ? null : shown))
                void tokens.refetch()
              }}
            />
          ))}
        </ul>
      )}
      {isFull ? (
        <Text kind="note" as="p">
          {t('account.tokens.full')}
        </Text>
      ) : (
        <NewToken
          key={own.length}
          number={own.length + 1}
          onMade={(token) => {
            setMade(token)
            void tokens.refetch()
          }}
        />
      )}
    </Stack>
  )
}

function NewToken({ number, onMade }: { number: number; onMade: (token: NewAccessToken) => void }) {
  const t = useTranslations('account.tokens')
  const [name, setName] = useState(t('default', { number: String(number) }))
  const { faults, isBusy, submit } = useSubmission<'name'>()
  const send = async () => onMade(await call(createAccessToken, { name }))

  return (
    <Form label={t('title')} faults={faults} onSubmit={() => void submit({ faults: {}, send, fields: {} })}>
      <TextField label={t('name')} value={name} maxLength={MAX_NAME_LENGTH} onChange={setName} />
      <SubmitButton label={t('make')} isBusy={isBusy} isDisabled={name.trim() === ''} />
    </Form>
  )
}

/** What is never shown again, and a line with it for a shell. */
function ShownToken({ token }: { token: string }) {
  const t = useTranslations('account.tokens')
  const zone = useDeviceZone()
  const language = useLocale()
  const address = `${window.location.origin}${getOwnView.path}?${new URLSearchParams({ lang: language, time_zone: zone })}`

  return (
    <Stack gap={4} panel padX={14} padY={10}>
      <Text kind="strong">{t('once')}</Text>
      <Text kind="small" as="code" anywhere>
        {token}
      </Text>
      <Row gap={8} rowGap={0} wrap>
        <CopyButton text={token} label={t('copy')} doneLabel={t('copied')} />
        <CopyButton
          text={`curl -H 'Authorization: Bearer ${token}' '${address}'`}
          label={t('copyLine')}
          doneLabel={t('copied')}
        />
      </Row>
    </Stack>
  )
}

function TokenRow({ token: { id, name, usedAt }, onEnded }: { token: AccessToken; onEnded: () => void }) {
  const t = useTranslations('account.tokens')
  const momentText = usePastMomentText()

  return (
    <EntryRow title={name} hint={usedAt === null ? t('unused') : t('used', { time: momentText(usedAt) })}>
      <EndButton id={id} name={name} area="account.tokens" onEnded={onEnded} />
    </EntryRow>
  )
}
