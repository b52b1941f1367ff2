import { readFileSync } from 'node:fs'
import { checkCatalogue, fileFaults } from '@ephemeris/gamedata/check'
import type { Deps } from '#server/deps'
import { checkStored } from '#server/modules/catalogue/check/check-stored.service'
import { addCode, CODE_OPTIONS, endCode } from '#server/modules/catalogue/codes/operator-codes.service'
import {
  type ImportMode,
  importCorrections,
  removeCorrection,
} from '#server/modules/catalogue/corrections/import-corrections.service'
import {
  addActivity,
  correctActivity,
  describeActivities,
  type Operated,
  refuseActivity,
} from '#server/modules/catalogue/corrections/operator.service'
import { TYPED_OPTIONS } from '#server/modules/catalogue/corrections/typed-correction'
import { describeRounds, describeSources, describeUnclear } from '#server/modules/catalogue/ingest/describe'
import { explainNotices } from '#server/modules/catalogue/ingest/explain.service'
import { ingestAll } from '#server/modules/catalogue/ingest/ingest-due'
import { configuredSources } from '#server/modules/catalogue/sources/source'
import { listSourceStates } from '#server/modules/catalogue/sources/source.queries'
import { PlainError } from '#server/platform/log/plain-error'
import type { Command } from './command.ts'
import { withDeps } from './with-deps.ts'

const DRY = 'only tells what would change'

/** Of what is announced, shipped and corrected. */
export const CATALOGUE_COMMANDS: readonly Command[] = [
  {
    name: 'catalogue check',
    argument: null,
    flags: { '--facts': 'leaves the database alone' },
    summary:
      'Looks for faults in the shipped facts, and in the announcements and corrections that the database holds: ids, dates, references, languages, translations.',
    run: async (_, flags) => {
      const shapes = fileFaults()
      const facts = shapes.length > 0 ? shapes : checkCatalogue()
      // What is stored is compared with the facts, and facts of another shape cannot be read.
      const isFactsAlone = flags.has('--facts') || shapes.length > 0
      const faults = [...facts, ...(isFactsAlone ? [] : await withDeps(checkStored))]
      const unclear = isFactsAlone ? [] : await withDeps(async ({ db }) => describeUnclear(await listSourceStates(db)))
      if (faults.length === 0) return ['The catalogue is sound.', ...unclear].join('\n')
      throw new PlainError([...faults, faults.length === 1 ? '1 fault.' : `${faults.length} faults.`].join('\n'))
    },
  },
  {
    name: 'catalogue status',
    argument: null,
    summary: "Tells when each game's announcements were read, in which languages, and what failed.",
    run: () => withDeps(async ({ db }) => describeSources(await listSourceStates(db))),
  },
  {
    name: 'catalogue ingest',
    argument: null,
    summary: "Reads every game's announcements now. The product may be running.",
    run: () =>
      withDeps(async (deps) => {
        const rounds = await ingestAll(deps)
        const sourceIds = configuredSources(deps.env).map(({ id }) => id)
        const report = describeRounds(rounds, sourceIds)
        const failed = rounds.filter(({ reason }) => reason !== null).length
        if (failed > 0) throw new PlainError(`${report}\n${failed} of ${sourceIds.length} were not read.`)
        return report
      }),
  },
  {
    name: 'catalogue explain',
    argument: '[number of a notice, or part of its title]',
    summary:
      'Asks the publishers and says how a notice is read and why; without words, each notice that is reported. Stores nothing.',
    run: (wanted) =>
      withDeps(async (deps) => {
        const lines = await explainNotices(deps, wanted)
        if (lines.length > 0) return lines.join('\n')
        return wanted === '' ? 'No notice is reported.' : `No publisher shows a notice "${wanted}".`
      }),
  },
  {
    name: 'catalogue import',
    argument: '<file>',
    flags: {
      '--dry-run': DRY,
      '--remove': 'takes back the correction of the activity whose uuid stands in the place of the file',
    },
    summary:
      'Corrects activities by hand: rows of /api/catalogue/v1.json, in which all but uuid may be absent. Corrections win over every other source and stay until they are removed.',
    run: (file, flags) =>
      withDeps(async (deps) => {
        const mode = flags.has('--dry-run') ? 'dry' : 'apply'
        const lines = flags.has('--remove')
          ? await removeCorrection(deps, file, mode)
          : await importCorrections(deps, readJson(file), mode)
        return [...lines, doneText(lines, mode)].join('\n')
      }),
  },
  {
    name: 'catalogue list',
    argument: '[words]',
    options: { '--game': 'lists this game alone' },
    summary: 'Lists activities with their uuid, the latest first: all, or those with these words in a title.',
    run: (words, _, options) =>
      withDeps(async ({ db }) => {
        const lines = await describeActivities(db, words, options.get('--game')?.[0] ?? null)
        return lines.length === 0 ? 'There is no such activity.' : lines.join('\n')
      }),
  },
  {
    name: 'catalogue add',
    argument: null,
    options: TYPED_OPTIONS,
    flags: { '--dry-run': DRY },
    summary: 'Adds an activity that no source has. It needs a game, a type, a title, a start and an end.',
    run: (_, flags, options) => operate(flags, (deps, mode) => addActivity(deps, options, mode)),
  },
  {
    name: 'catalogue correct',
    argument: '<uuid or part of a title>',
    options: TYPED_OPTIONS,
    flags: { '--dry-run': DRY },
    summary: 'Corrects the titles, times or page of an activity. What was corrected before stays.',
    run: (wanted, flags, typed) => operate(flags, (deps, mode) => correctActivity(deps, { wanted, typed }, mode)),
  },
  {
    name: 'catalogue refuse',
    argument: '<uuid or part of a title>',
    flags: { '--dry-run': DRY },
    summary: 'Lets something disappear that is no activity. Instances that mirror this one do not get it.',
    run: (wanted, flags) => operate(flags, (deps, mode) => refuseActivity(deps, wanted, mode)),
  },
  {
    name: 'catalogue code add',
    argument: '<code>',
    options: CODE_OPTIONS,
    flags: { '--dry-run': DRY },
    summary: 'Adds a redeem code, or says of a known one what no source says. It needs a game.',
    run: (text, flags, typed) => changeCodes(flags, (deps, mode) => addCode(deps, { text, typed }, mode)),
  },
  {
    name: 'catalogue code end',
    argument: '<code>',
    options: Object.fromEntries(Object.entries(CODE_OPTIONS).filter(([name]) => /game|region|until/.test(name))),
    flags: { '--dry-run': DRY },
    summary: 'Ends a redeem code now or at another moment, whatever sources say of it.',
    run: (text, flags, typed) => changeCodes(flags, (deps, mode) => endCode(deps, { text, typed }, mode)),
  },
]

type Act = (deps: Deps, mode: ImportMode) => Promise<Operated>

function changeCodes(
  flags: ReadonlySet<string>,
  act: (deps: Deps, mode: ImportMode) => Promise<readonly string[]>,
): Promise<string> {
  return withDeps(async (deps) => {
    const mode = flags.has('--dry-run') ? 'dry' : 'apply'
    const lines = await act(deps, mode)
    return [...lines, doneText(lines, mode)].join('\n')
  })
}

/** With the command that takes it back. */
function operate(flags: ReadonlySet<string>, act: Act): Promise<string> {
  return withDeps(async (deps) => {
    const mode = flags.has('--dry-run') ? 'dry' : 'apply'
    const { id, lines } = await act(deps, mode)
    const undo = `To take it back: npm run admin -- catalogue import ${id} --remove`
    return [...lines, ...(mode === 'apply' && lines.length > 0 ? [undo] : []), doneText(lines, mode)].join('\n')
  })
}

function doneText(lines: readonly string[], mode: ImportMode): string {
  if (lines.length === 0) return 'Nothing changes.'
  return mode === 'dry' ? 'Nothing is stored: this was a dry run.' : 'The catalogue is corrected.'
}

/** @throws PlainError if it is no JSON file */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new PlainError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}
