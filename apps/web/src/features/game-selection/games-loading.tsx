import { useTranslations } from 'use-intl'
import { useErrorText } from '#web/i18n/use-error-text'
import { useGames } from '#web/state/games'
import { Notice } from '#web/ui/message/notice.tsx'
import { Progress } from '#web/ui/message/progress.tsx'

/** Shown until the games are loaded, instead of what needs them: why there are none yet. (GAME-9) */
export function GamesLoading() {
  const t = useTranslations('shell')
  const errorText = useErrorText()
  const { query } = useGames()

  if (!query.error) return <Progress label={t('loadingGames')} />
  return (
    <Notice tone="error" action={{ label: t('retry'), onPress: () => void query.refetch() }}>
      {errorText(query.error)}
    </Notice>
  )
}
