import type { ShownCode } from '@ephemeris/contract/catalogue/codes'
import { statusOf } from '@ephemeris/core/activity/status'
import { codeKey, codeMarkId, codeState, redeemPage } from '@ephemeris/core/codes/redeem-code'
import { weekdayMomentText } from '@ephemeris/core/language/dates'
import Square from 'lucide-react/icons/square'
import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/features/tonight/codes/codes.module.css'
import { oneDecimal } from '#web/i18n/words/numbers'
import { deviceStorage } from '#web/lib/device/device-storage'
import { copyText } from '#web/lib/outside/copy-text'
import { now } from '#web/lib/server/server-clock'
import { codePulls } from '#web/state/evening/codes'
import { setMark } from '#web/state/marks'
import { useDeviceMomentStyle } from '#web/state/words/moment-style'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { CopyButton } from '#web/ui/button/copy-button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { EntryRow } from '#web/ui/layout/entry-row.tsx'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { ExternalLink } from '#web/ui/link/external-link.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

interface CodesCardProps {
  codes: readonly ShownCode[]
  /** Below the name of their game, with those that are perhaps over. */
  isOfGame?: boolean
}

/** Codes with the box that marks them as used, what they are worth, their end, and the way to where they are redeemed. (CODE-13) */
export function CodesCard({ codes, isOfGame = false }: CodesCardProps) {
  const t = useTranslations('codes')
  const titleId = useId()
  const pulls = isOfGame ? 0 : codePulls(codes)

  return (
    <Stack as="section" className={isOfGame ? '' : styles.card} aria-labelledby={titleId}>
      <Row gap={12} align="baseline" justify="between">
        <Text kind={isOfGame ? 'overline' : 'bold'} as={isOfGame ? 'h3' : 'h2'} id={titleId}>
          {t('title')}
        </Text>
        {pulls > 0 && (
          <Text kind="note" figures>
            {t('sum', { pulls })}
          </Text>
        )}
      </Row>
      <ul>
        {codes.map((code) => (
          <CodeRow key={codeKey(code)} code={code} isMixed={!isOfGame} />
        ))}
      </ul>
    </Stack>
  )
}

function CodeRow({ code, isMixed }: { code: ShownCode; isMixed: boolean }) {
  const t = useTranslations('codes')
  const page = redeemPage(code)
  const hint = useHint(code)

  return (
    <EntryRow
      className={styles.row}
      sign={
        <Row as="span" inline gap={16} className={roles.roles} data-game={code.gameId}>
          <Text
            kind="quiet"
            as={Pressable}
            className={styles.box}
            aria-label={t('mark', { code: code.code })}
            onClick={() => markUsed(code, { text: t('marked', { code: code.code }), undo: t('undo') })}
          >
            <Square size={20} strokeWidth={1.75} aria-hidden />
          </Text>
          {isMixed && (
            <span className={styles.glyph}>
              <GameGlyph game={code.gameId} size={18} />
            </span>
          )}
        </Row>
      }
      title={
        <Text kind="strong" translate="no" data-code={code.code}>
          {code.code}
        </Text>
      }
      hint={hint}
    >
      {page === null ? (
        <CopyButton text={code.code} label={t('copy')} doneLabel={t('copied')} />
      ) : (
        <Row
          as={ExternalLink}
          inline
          gap={6}
          text="link"
          className={styles.redeem}
          href={page}
          iconPx={16}
          onClick={() => void copyText(code.code)}
        >
          <span>{t('redeem')}</span> <span className="visually-hidden">{code.code}</span>
        </Row>
      )}
    </EntryRow>
  )
}

/** `0.6 pulls · until Tue, Sep 21, 23:59`; what is not stated says so. (CODE-13) */
function useHint(code: ShownCode): string {
  const t = useTranslations('codes')
  const language = useLocale()
  const style = useDeviceMomentStyle()
  const shell = useTranslations('shell')
  const { pulls, until, region } = code
  const worth =
    pulls === null ? t('unstated') : pulls > 0 ? t('pulls', { pulls: oneDecimal(pulls, language) }) : t('noPulls')
  const end = until === null ? t('untilUnstated') : t('until', { time: weekdayMomentText(until, style) })
  const parts = [
    worth,
    codeState(code, now()) === 'perhaps_over' ? t('perhapsOver') : end,
    ...(region === 'world' && language !== 'zh-Hans'
      ? []
      : [region === 'world' || region === 'china' ? t(`region.${region}`) : shell(`server.names.${region}`)]),
    ...(redeemPage(code) === null ? [t('inGame')] : []),
  ]
  return parts.join(' · ')
}

function markUsed(code: ShownCode, words: { readonly text: string; readonly undo: string }): void {
  const id = codeMarkId(code)
  const previous = statusOf(deviceStorage.settings.activityStatus, id)
  setMark(id, 'done')
  const action = { label: words.undo, onPress: () => setMark(id, previous) }
  showToast({ tone: 'success', text: words.text, action })
}
