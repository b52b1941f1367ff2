import type { Provider } from '@ephemeris/core/account/arrival'
import { useTranslations } from 'use-intl'
import { ProviderIcon } from '#web/features/social-login/provider-icon.tsx'
import styles from '#web/features/social-login/social-login.module.css'
import { useOfferedProviders } from '#web/features/social-login/use-offered-providers'
import { useProviderLogin } from '#web/features/social-login/use-provider-login'
import { useRest } from '#web/state/account/pauses'
import { useWayName } from '#web/state/account/way-name'
import { Button } from '#web/ui/button/button.tsx'
import { ButtonRow } from '#web/ui/layout/button-row.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** A button for each other service that one can sign in with here. (SOC-20) */
export function SocialButtons() {
  const t = useTranslations('social')
  const providers = useOfferedProviders()
  if (providers.length === 0) return null

  return (
    <fieldset className={styles.ways}>
      <Text kind="hint" as="legend" className={styles.legend}>
        {t('otherWays')}
      </Text>
      <ButtonRow>
        {providers.map((provider) => (
          <SocialButton key={provider} provider={provider} />
        ))}
      </ButtonRow>
    </fieldset>
  )
}

function SocialButton({ provider }: { provider: Provider }) {
  const t = useTranslations()
  const startVisit = useProviderLogin()
  const seconds = useRest(provider)
  const label = t('social.logIn', { name: useWayName()(provider) })

  return (
    <Button className={styles.way} disabled={seconds > 0} onClick={() => void startVisit(provider)}>
      <ProviderIcon provider={provider} />
      <span>{seconds > 0 ? t('account.paused', { action: label, seconds }) : label}</span>
    </Button>
  )
}
