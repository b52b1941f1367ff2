import type { PoolAnswer } from '@ephemeris/core/doctor/file-question'
import type { LucideIcon } from 'lucide-react'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import FileX2 from 'lucide-react/icons/file-x-corner'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/import/doctor/doctor.module.css'
import { type Badge, badgeOf, canBeOpened, type FileEntry } from '#web/features/gacha/import/doctor/file-entry'
import { FileOwner } from '#web/features/gacha/import/doctor/file-owner.tsx'
import { FilePools } from '#web/features/gacha/import/doctor/file-pools.tsx'
import { fileRefusalOf, isAboutUid, notPullsIn, refusedGameOf } from '#web/features/gacha/import/doctor/file-refusal'
import { FileReport } from '#web/features/gacha/import/doctor/file-report.tsx'
import { listedRows } from '#web/features/gacha/import/doctor/file-shares'
import { UidForm } from '#web/features/gacha/import/doctor/uid-form.tsx'
import { useErrorText } from '#web/i18n/use-error-text'
import { GameGlyph } from '#web/ui/art/game-glyph.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Pressable } from '#web/ui/button/pressable.tsx'
import { Chevron } from '#web/ui/disclosure/disclosure.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row, Stack } from '#web/ui/layout/layout.tsx'
import { Tile } from '#web/ui/layout/tile.tsx'
import { Phrases } from '#web/ui/phrases/phrases.tsx'
import { Text } from '#web/ui/text/text.tsx'

interface FileRowProps {
  entry: FileEntry
  isOpen: boolean
  isBusy: boolean
  onToggle: (isOpen: boolean) => void
  onName: (uid: string | null) => void
  onPools: (answers: readonly PoolAnswer[]) => void
  onSkip: () => void
}

/** A file by its name, with what it is and its state; what was found in it opens below. */
export function FileRow({ entry, isOpen, isBusy, onToggle, onName, onPools, onSkip }: FileRowProps) {
  const t = useTranslations()
  const bodyId = useId()
  const { state, question, uid } = entry
  const gameId = gameOf(entry)
  const head = <RowHead entry={entry} />

  if (!canBeOpened(entry)) {
    return (
      <li>
        <Row gap={12} padY={6} className={styles.row}>
          {head}
        </Row>
      </li>
    )
  }
  return (
    <li className={roles.roles} data-game={gameId}>
      <Row
        as={Pressable}
        gap={12}
        padY={6}
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        {head}
        <Chevron />
      </Row>
      {isOpen && (
        <Stack gap={12} id={bodyId} className={styles.body}>
          {question && <FileOwner entry={entry} question={question} isBusy={isBusy} onName={onName} onSkip={onSkip} />}
          {entry.pools.length > 0 && state.kind !== 'skipped' && (
            <FilePools entry={entry} isBusy={isBusy} onPools={onPools} />
          )}
          {!question && state.kind === 'refused' && isAboutUid(state.error) && (
            <UidForm gameId={gameId ?? null} isBusy={isBusy} onName={onName} />
          )}
          {!question && state.kind === 'refused' && !isAboutUid(state.error) && (
            <Button disabled={isBusy} onClick={() => onName(uid)}>
              {t('gachaImport.file.again')}
            </Button>
          )}
          {state.kind === 'read' && <FileReport preview={state.preview} isNamed={uid !== null} added={state.added} />}
        </Stack>
      )}
    </li>
  )
}

function gameOf({ state, question }: FileEntry) {
  const preview = state.kind === 'read' ? state.preview : null
  const refused = state.kind === 'refused' ? refusedGameOf(state.error) : null
  return preview?.diagnoses[0]?.gameId ?? question?.gameId ?? refused ?? undefined
}

function RowHead({ entry }: { entry: FileEntry }) {
  const t = useTranslations('importDoctor')
  const refusalText = useFileRefusalText()
  const { file, state } = entry
  const gameId = gameOf(entry)
  const rows = state.kind === 'read' ? listedRows(state.preview) : 0

  return (
    <>
      <Tile px={36} tone={gameId === undefined ? 'sunken' : 'game'}>
        {gameId === undefined ? (
          <FileX2 size={18} strokeWidth={1.75} aria-hidden />
        ) : (
          <GameGlyph game={gameId} size={20} />
        )}
      </Tile>
      <Stack as="span" grow>
        <Text kind="strong" oneLine className={styles.name}>
          {file.name}
        </Text>
        {state.kind === 'read' && (
          <Text kind="note" figures>
            <Phrases texts={[t('about', { format: state.preview.format, rows }), t('added', { count: state.added })]} />
          </Text>
        )}
        {state.kind === 'refused' && <Text kind="note">{refusalText(state.error)}</Text>}
        {state.kind === 'skipped' && <Text kind="note">{t('skipped')}</Text>}
      </Stack>
      <FileStateChip entry={entry} />
    </>
  )
}

/** Why a file is not used: by what it is, by what is wrong with it, or by what went wrong on the way. */
function useFileRefusalText(): (error: unknown) => string {
  const t = useTranslations('gachaImport')
  const errorText = useErrorText()
  return (error) => {
    const what = notPullsIn(error)
    if (what) return t(`file.notPulls.${what}`)
    const refusal = fileRefusalOf(error)
    return refusal ? t(`file.refused.${refusal}`) : errorText(error)
  }
}

const ICONS: Readonly<Partial<Record<Badge, LucideIcon>>> = {
  ready: Check,
  recognized: Check,
  repaired: WandSparkles,
  times: WandSparkles,
  partly: Ban,
  doubtful: CircleHelp,
  question: CircleHelp,
}

/** The state of a file in a word. */
function FileStateChip({ entry }: { entry: FileEntry }) {
  const t = useTranslations('importDoctor')
  const badge = badgeOf(entry)
  const Icon = ICONS[badge]
  return (
    <Row
      as="span"
      inline
      gap={5}
      padX={8}
      padY={2}
      fixed
      text="note"
      weight="bold"
      className={styles.chip}
      data-state={badge}
    >
      {Icon && <Icon size={12} strokeWidth={2} aria-hidden />}
      <span>{t(`badge.${badge}`)}</span>
    </Row>
  )
}
