import type { Profile } from '@ephemeris/contract/account/account'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccountParts } from '#web/features/account/account-parts'
import { AccessTokens } from '#web/features/account/own-data/access-tokens.tsx'
import { LaterSharedPages } from '#web/features/account/own-data/later-shared-pages'
import { LogOutEverywhere } from '#web/features/account/own-data/log-out-everywhere.tsx'
import { OwnData } from '#web/features/account/own-data/own-data.tsx'
import { SessionList } from '#web/features/account/own-data/session-list.tsx'
import { ChangePassword } from '#web/features/account/password/change-password.tsx'
import { useAccount } from '#web/state/account/account'
import { useProfile } from '#web/state/account/session'
import { signOut } from '#web/state/account/sign-out'
import { useArrival } from '#web/state/arrival'
import { Button } from '#web/ui/button/button.tsx'
import { Avatar } from '#web/ui/card/avatar.tsx'
import { Disclosure } from '#web/ui/disclosure/disclosure.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { Pending } from '#web/ui/message/pending.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

type SignedInProps = Pick<AccountParts, 'cloud' | 'scan' | 'linked'>

type Part = 'sessions' | 'password' | 'linked' | 'tokens' | 'pages' | 'ownData'

/** The account of who is signed in, from top to bottom. (PANEL-3) */
export function SignedIn({ cloud, scan, linked }: SignedInProps) {
  const t = useTranslations()
  const profile = useProfile()
  const hasPassword = useAccount().data?.hasPassword ?? true
  const resetLink = useArrival('resetPassword')
  const [open, setOpen] = useState<Part | null>(null)
  const toggle = (part: Part) => (isOpen: boolean) => setOpen(isOpen ? part : null)

  return (
    <>
      {profile.data && <ProfileIdentity profile={profile.data} />}
      {!profile.data && <Pending query={profile} label={t('account.loading')} />}
      {!profile.data && profile.error && <LogOutButton />}
      {resetLink && <Notice tone="warn">{t('account.reset.signedIn')}</Notice>}
      {profile.data && cloud}
      {profile.data && scan}
      {profile.data && (
        <div>
          {hasPassword && (
            <Disclosure title={t('account.password.change')} isOpen={open === 'password'} onToggle={toggle('password')}>
              <ChangePassword />
            </Disclosure>
          )}
          <Disclosure title={t('account.sessions.title')} isOpen={open === 'sessions'} onToggle={toggle('sessions')}>
            <SessionList />
          </Disclosure>
          {linked && (
            <Disclosure title={t('account.linked')} isOpen={open === 'linked'} onToggle={toggle('linked')}>
              {linked}
            </Disclosure>
          )}
          <Disclosure title={t('account.tokens.title')} isOpen={open === 'tokens'} onToggle={toggle('tokens')}>
            <AccessTokens />
          </Disclosure>
          <Disclosure title={t('account.pages')} isOpen={open === 'pages'} onToggle={toggle('pages')}>
            <LaterSharedPages />
          </Disclosure>
          <Disclosure title={t('account.ownData.title')} isOpen={open === 'ownData'} onToggle={toggle('ownData')}>
            <OwnData username={profile.data.username} />
          </Disclosure>
        </div>
      )}
      {profile.data && <LogOutEverywhere />}
    </>
  )
}

interface IdentityProps {
  profile: Profile
}

/** Who is signed in, and the way out. */
function ProfileIdentity({ profile: { username, nickname, avatar } }: IdentityProps) {
  return (
    <Row gap={14} rowGap={10} wrap>
      <Avatar url={avatar} name={nickname || username} />
      <Stack grow>
        <Text kind="title" as="strong" anywhere>
          {nickname || username}
        </Text>
        <Text kind="note" anywhere>
          @{username}
        </Text>
      </Stack>
      <LogOutButton />
    </Row>
  )
}

/** The way out; it needs nothing of the server. (PANEL-2) */
function LogOutButton() {
  const t = useTranslations('account')

  function leave(): void {
    void signOut()
    showToast({ tone: 'success', text: t('loggedOut') })
  }

  return (
    <Button onClick={leave}>
      <LogOut size={16} strokeWidth={1.75} aria-hidden />
      {t('logOut')}
    </Button>
  )
}
