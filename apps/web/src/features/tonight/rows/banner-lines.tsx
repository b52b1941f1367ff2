import { bannerFace } from '@ephemeris/core/activity/banner-face'
import { punctuationOf } from '@ephemeris/core/language/punctuation'
import type { Instant } from '@ephemeris/core/time/instant'
import type { Tonight } from '@ephemeris/core/tonight/tonight'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/tonight.module.css'
import { useTonightWords } from '#web/features/tonight/use-tonight-words'
import { joinNames } from '#web/i18n/words/join-names'
import { timelineOf } from '#web/state/timeline/timeline-of'
import { useActivityWords } from '#web/state/words/activity-words'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { FaceStack } from '#web/ui/face/face-stack.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { PageLink } from '#web/ui/link/page-link.tsx'
import { Names } from '#web/ui/phrases/names.tsx'
import { Text } from '#web/ui/text/text.tsx'

const NAMED = 3

/** The banners that end tonight, a line for each phase: nothing to do, so nothing to tick. (TON-11) */
export function BannerLines({ banners, now }: Pick<Tonight, 'banners'> & { now: Instant }) {
  const t = useTranslations('tonight')
  const language = useLocale()
  const words = useTonightWords()
  const activityWords = useActivityWords()
  if (banners.length === 0) return null

  return (
    <Stack as="ul" aria-label={t('bannersLabel')}>
      {banners.map((phase) => {
        const [{ id, gameId, endAt }] = phase
        const names = activityWords.names(phase)
        const faces = phase.flatMap((banner) => bannerFace(banner) ?? []).slice(0, NAMED)
        return (
          <li key={id} className={roles.roles} data-game={gameId}>
            <Row as={PageLink} to={timelineOf(id)} gap={10} text="hint" className={styles.line}>
              <span className={styles.faces}>
                {faces.length > 0 ? <FaceStack game={gameId} items={faces} /> : <GameGlyph game={gameId} size={18} />}
              </span>
              <span className="visually-hidden">{activityWords.game(gameId)}</span>
              <Text kind="body" grow className={styles.lineWords} title={joinNames(names, language)}>
                {t('bannersEnd', { count: phase.length, time: words.soon(endAt, now) })}{' '}
                <Names
                  names={names}
                  separator={punctuationOf(language).separator}
                  limit={NAMED}
                  renderFirst={(name) => (
                    <Text kind="bold" as="b">
                      {name}
                    </Text>
                  )}
                />
              </Text>
              <ChevronRight className={styles.way} size={18} strokeWidth={1.75} aria-hidden />
            </Row>
          </li>
        )
      })}
    </Stack>
  )
}
