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
      <p className={styles.added}>{t('added', { count: added })}</p>
      <SharesBar preview={preview} added={added} />
      {diagnoses.map((diagnosis) => (
        <Account key={`${diagnosis.gameId} ${diagnosis.uid}`} diagnosis={diagnosis} isNamed={isNamed} />
      ))}
      {isClean && <p className={styles.clean}>{t('clean')}</p>}
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
    <div className={styles.account}>
      <dl className={styles.facts}>
        <dt>{t('account.label')}</dt>
        <dd>
          {uidText(uid)} <UidEye /> <span className={styles.game}>{game}</span>
          <span className={styles.how}>
            {t(uidFrom === 'file' ? 'account.named' : isLikely ? 'account.likely' : 'account.chosen')}
          </span>
        </dd>
        <dt>{t('zone.label')}</dt>
        <dd>
          {utcText(zone.hours)}
          <span className={styles.how}>{t(`zone.${zone.proof}`)}</span>
        </dd>
      </dl>
      {findings.length > 0 && <Findings gameId={gameId} findings={findings} />}
    </div>
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
    <ul className={styles.groups}>
      {groupFindings(findings).map(({ kind, findings: some }) => {
        const Icon = ICONS[kind]
        return (
          <li key={kind} className={styles.group}>
            <Icon className={styles.icon} size={16} strokeWidth={1.75} aria-hidden />
            <div>
              <b>{t(`kind.${kind}`)}</b>
              <ul>
                {some.map((finding) => (
                  <li key={`${finding.code} ${finding.values.join(' ')}`}>{textOf(finding)}</li>
                ))}
              </ul>
            </div>
          </li>
        )
      })}
    </ul>
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
    <div className={styles.shares}>
      <div className={styles.bar} aria-hidden>
        {shown.map((share) => (
          <span key={share} className={styles.segment} data-share={share} style={{ flexGrow: shares[share] }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {shown.map((share) => (
          <li key={share}>
            <span className={styles.key} data-share={share} aria-hidden />
            {t(`share.${share}`, { count: shares[share] })}
          </li>
        ))}
      </ul>
    </div>
  )
}
