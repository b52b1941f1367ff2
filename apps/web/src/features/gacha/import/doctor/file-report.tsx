import type { AccountDiagnosis } from '@ephemeris/contract/gacha/gacha-diagnosis'
import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import type { FindingKind } from '@ephemeris/core/doctor/finding'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Minus from 'lucide-react/icons/minus'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { type FileShares, leftOutIn, sharesOf } from '#web/features/gacha/import/doctor/file-shares'
import { groupFindings } from '#web/features/gacha/import/doctor/group-findings'
import { useFindingText, utcText } from '#web/features/gacha/import/doctor/use-finding-text'
import { SkippedRows } from '#web/features/gacha/import/skipped-rows.tsx'
import { UidEye } from '#web/features/gacha/uid-eye.tsx'
import { useGameNames } from '#web/features/gacha/use-game-names'
import { useUidText } from '#web/state/pulls/shown-uids'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FileReportProps {
  preview: FilePreview
  added: number
  /** Whether the player named the account. */
  isNamed: boolean
}

/** What a file is: whose pulls, on which clock, and what was done about its faults. (DOC-14) */
export function FileReport({ preview, added, isNamed }: FileReportProps) {
  const t = useTranslations('importDoctor')
  const { diagnoses, problems } = preview
  const isClean = problems.length === 0 && diagnoses.every(({ findings }) => findings.length === 0)
  return (
    <>
      <SharesBar preview={preview} added={added} />
      {diagnoses.map((diagnosis) => (
        <Account key={`${diagnosis.gameId} ${diagnosis.uid}`} diagnosis={diagnosis} isNamed={isNamed} />
      ))}
      {isClean && (
        <Text kind="hint" as="p">
          {t('clean')}
        </Text>
      )}
      {problems.length > 0 && <SkippedRows problems={problems} count={leftOutIn(preview)} />}
    </>
  )
}

interface AccountProps {
  diagnosis: AccountDiagnosis
  isNamed: boolean
}

function Account({ diagnosis: { gameId, uid, uidFrom, zone, findings }, isNamed }: AccountProps) {
  const t = useTranslations('importDoctor')
  const game = useGameNames().find(({ id }) => id === gameId)?.name ?? gameId
  const uidText = useUidText()
  const isLikely = uidFrom === 'given' && !isNamed

  return (
    <Grid gap={24} rowGap={12} text="body" className={styles.account}>
      <Grid as="dl" gap={14} rowGap={6} align="baseline" className={styles.facts}>
        <Text kind="quiet" as="dt">
          {t('account.label')}
        </Text>
        <Row as="dd" gap={6} rowGap={0} wrap>
          {uidText(uid)} <UidEye /> <Text kind="quiet">{game}</Text>
          <Text kind="note" className={styles.how}>
            {t(uidFrom === 'file' ? 'account.named' : isLikely ? 'account.likely' : 'account.chosen')}
          </Text>
        </Row>
        <Text kind="quiet" as="dt">
          {t('zone.label')}
        </Text>
        <Row as="dd" gap={6} rowGap={0} wrap>
          {utcText(zone.hours)}
          <Text kind="note" className={styles.how}>
            {t(`zone.${zone.proof}`)}
          </Text>
        </Row>
      </Grid>
      {findings.length > 0 && <Findings gameId={gameId} findings={findings} />}
    </Grid>
  )
}

const ICONS: Readonly<Record<FindingKind, LucideIcon>> = {
  repaired: WandSparkles,
  doubtful: CircleHelp,
  left_out: Ban,
  lost: Minus,
}

function Findings({ gameId, findings }: Pick<AccountDiagnosis, 'gameId' | 'findings'>) {
  const t = useTranslations('importDoctor')
  const textOf = useFindingText(gameId)

  return (
    <Stack as="ul" gap={8}>
      {groupFindings(findings).map(({ kind, findings: some }) => {
        const Icon = ICONS[kind]
        return (
          <Row as="li" gap={10} align="stretch" key={kind}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            <div>
              <b>{t(`kind.${kind}`)}</b>
              <ul>
                {some.map((finding) => (
                  <li key={`${finding.code} ${finding.values.join(' ')}`}>{textOf(finding)}</li>
                ))}
              </ul>
            </div>
          </Row>
        )
      })}
    </Stack>
  )
}

const SHARES = ['added', 'known', 'doubtful', 'leftOut'] as const satisfies readonly (keyof FileShares)[]

/** How many rows are new, known, doubtful and left out: a bar, and the same in words. (DOC-19) */
function SharesBar({ preview, added }: { preview: FilePreview; added: number }) {
  const t = useTranslations('importDoctor')
  const shares = sharesOf(preview, added)
  const shown = SHARES.filter((share) => shares[share] > 0)
  if (shown.length === 0) return null
  return (
    <Stack gap={6} className={styles.shares}>
      <Row gap={2} align="stretch" className={styles.bar} aria-hidden>
        {shown.map((share) => (
          <span key={share} className={styles.segment} data-share={share} style={{ flexGrow: shares[share] }} />
        ))}
      </Row>
      <Row as="ul" gap={16} rowGap={2} align="stretch" wrap text="note">
        {shown.map((share) => (
          <li key={share}>
            <span className={styles.key} data-share={share} aria-hidden />
            {t(`share.${share}`, { count: shares[share] })}
          </li>
        ))}
      </Row>
    </Stack>
  )
}
