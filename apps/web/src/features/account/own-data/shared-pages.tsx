import {
  type AccessToken,
  createShownPage,
  listAccessTokens,
  MAX_ACCESS_TOKENS,
  type ShownPage,
} from '@ephemeris/contract/account/access-tokens'
import { LOGIN_PATH } from '@ephemeris/contract/pages'
import { MAX_NICKNAME_LENGTH } from '@ephemeris/core/gacha/names/nickname'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { GAME_FACTS } from '@ephemeris/gamedata/games'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Form } from '#web/features/account/form/form.tsx'
import { SubmitButton } from '#web/features/account/form/submit-button.tsx'
import { useSubmission } from '#web/features/account/form/use-submission'
import { EndButton } from '#web/features/account/own-data/end-button.tsx'
import { call } from '#web/lib/server/api'
import { useIsSignedIn, useUserKey } from '#web/state/account/session'
import { usePastMomentText } from '#web/state/words/moment-style'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { TextField } from '#web/ui/control/text-field.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { Text } from '#web/ui/text/text.tsx'

type Made = AccessToken & { readonly page: ShownPage }

interface SharedPagesProps {
  /** Whose pages are listed and made; without it all are listed, and none is made. */
  account?: PullAccount
}

/** Pages of pulls that others see: made, copied, opened and ended. (SHOW-5) */
export function SharedPages(props: SharedPagesProps) {
  const t = useTranslations('gachaShare')
  const isSignedIn = useIsSignedIn()
  if (isSignedIn) return <OwnPages {...props} />
  return (
    <Stack gap={12} align="start">
      <Text kind="body" as="p">
        {t('page.signedOut')}
      </Text>
      <LinkButton to={LOGIN_PATH}>{t('page.logIn')}</LinkButton>
    </Stack>
  )
}

function OwnPages({ account }: SharedPagesProps) {
  const t = useTranslations()
  const tokens = useQuery({
    queryKey: [...useUserKey(), 'access-tokens'],
    queryFn: ({ signal }) => call(listAccessTokens, {}, { signal }),
  })

  if (!tokens.data) return <Pending query={tokens} label={t('gachaShare.page.loading')} />
  const pages = tokens.data.filter((token): token is Made => token.page !== null)
  const shown = pages.filter(({ page }) => !account || (page.gameId === account.gameId && page.uid === account.uid))
  const reload = () => void tokens.refetch()
  return (
    <Stack gap={12}>
      <Text kind="note" as="p">
        {t(account || pages.length > 0 ? 'gachaShare.page.explanation' : 'gachaShare.page.none')}
      </Text>
      {account &&
        (pages.length >= MAX_ACCESS_TOKENS ? (
          <Text kind="note" as="p">
            {t('gachaShare.page.full')}
          </Text>
        ) : (
          <NewPage key={pages.length} account={account} onMade={reload} />
        ))}
      {shown.length > 0 && (
        <Stack as="ul" divided>
          {shown.toReversed().map((made) => (
            <PageRow key={made.id} made={made} onEnded={reload} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function NewPage({ account: { gameId, uid }, onMade }: { account: PullAccount; onMade: () => void }) {
  const t = useTranslations('gachaShare.page')
  const language = useLocale()
  const [name, setName] = useState('')
  const { faults, isBusy, submit } = useSubmission<'name'>()

  async function send(): Promise<void> {
    await call(createShownPage, { gameId, uid, name, language })
    onMade()
  }

  return (
    <Form label={t('make')} faults={faults} onSubmit={() => void submit({ faults: {}, send, fields: {} })}>
      <TextField label={t('name')} value={name} maxLength={MAX_NICKNAME_LENGTH} autoComplete="off" onChange={setName} />
      <SubmitButton label={t('make')} isBusy={isBusy} />
    </Form>
  )
}

function PageRow({ made: { id, name, usedAt, page }, onEnded }: { made: Made; onEnded: () => void }) {
  const t = useTranslations('gachaShare')
  const language = useLocale()
  const momentText = usePastMomentText()
  const title = name || t('heading', { game: GAME_FACTS[page.gameId].name[language] })

  return (
    <Stack as="li" gap={4} padY={10}>
      <Text kind="medium" anywhere>
        {title}
      </Text>
      <Text kind="note" figures>
        {usedAt === null ? t('page.unused') : t('page.used', { time: momentText(usedAt) })}
      </Text>
      <Row gap={8} rowGap={4} wrap>
        {page.url !== null && (
          <>
            <CopyButton text={page.url} label={t('page.copy')} doneLabel={t('page.copied')} />
            <Row
              as={ExternalLink}
              inline
              gap={6}
              padX={12}
              padY={10}
              text="strong"
              href={page.url}
              iconPx={16}
              aria-label={t('page.openOf', { name: title })}
            >
              {t('page.open')}
            </Row>
          </>
        )}
        <EndButton id={id} name={title} area="gachaShare.page" onEnded={onEnded} />
      </Row>
    </Stack>
  )
}
