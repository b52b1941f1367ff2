import type { HistoryCharacter, HistoryPart } from '@ephemeris/core/activity-history/describe-entry'
import UserRound from 'lucide-react/icons/user-round'
import { useTranslations } from 'use-intl'
import styles from '#web/features/activity-history/activity-history.module.css'
import { FactList } from '#web/features/activity-history/fact-list.tsx'
import { useCharacterName } from '#web/features/activity-history/use-history-names'
import { useHistoryWord } from '#web/features/activity-history/use-history-word'
import { Tag } from '#web/ui/chip/tag.tsx'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

/** A record, a half of one, or any other group of an export. */
export function PartView({ part: { key, number, title, facts, avatars, parts } }: { part: HistoryPart }) {
  const word = useHistoryWord()
  const group = key === null ? '' : word(key)

  return (
    <article className={styles.part}>
      <Row as="header" gap={8} align="baseline" justify="between">
        <Text kind="bold" as="h3" anywhere>
          {title ?? group}
        </Text>
        <Text kind="note" figures fixed>
          {title !== null && <span>{group}</span>} <span>{number}</span>
        </Text>
      </Row>
      <FactList facts={facts} look="rows" />
      <AvatarList avatars={avatars} />
      {parts.map((inner) => (
        <PartView key={`${inner.key}-${inner.number}`} part={inner} />
      ))}
    </article>
  )
}

/** The characters of a record, by name; the file says their ids. */
function AvatarList({ avatars }: { avatars: readonly HistoryCharacter[] }) {
  const t = useTranslations('activityHistory')
  const nameOf = useCharacterName()
  if (avatars.length === 0) return null

  return (
    <Row as="ul" gap={6} padY={8} align="stretch" wrap aria-label={t('avatars.label')}>
      {avatars.map(({ id, level, isTrial }, index) => (
        <li key={`${id}-${index.toString()}`}>
          <Tag isDashed={isTrial}>
            <UserRound size={12} strokeWidth={1.75} aria-hidden />
            <span>{nameOf(id)}</span>
            {level !== null && <Text kind="quiet">{t('avatars.level', { level })}</Text>}
            {isTrial && <Text kind="quiet">{t('avatars.trial')}</Text>}
          </Tag>
        </li>
      ))}
    </Row>
  )
}
