import { type AccountReading, type AccountRows, type FactsOf, readAccount } from './account-rows.ts'
import { FileRecord } from './record.ts'
import { readTimezone } from './timezone.ts'
import { UIGF_SECTION_NAMES, UIGF_SECTIONS, uigfRow } from './uigf.ts'

/** Miliastra Wonderland: not a pool of the product. */
const UNSUPPORTED = 'hk4e_ugc'

/** The accounts of UIGF 4.0 to 4.2, one section per game. (UIGF-4) */
export function readUigf4(root: FileRecord, factsOf: FactsOf): readonly AccountReading[] {
  return [
    ...UIGF_SECTION_NAMES.flatMap((name) =>
      (root.list(name) ?? []).map((value, index) => readSection(`${name} ${index + 1}`, value, name, factsOf)),
    ),
    ...(root.list(UNSUPPORTED) ?? []).map((value): AccountReading => {
      const rows = FileRecord.of(value)?.list('list')?.length ?? 0
      return { account: null, problems: [{ section: UNSUPPORTED, row: null, rows, fault: 'section_unsupported' }] }
    }),
  ]
}

function readSection(
  section: string,
  value: unknown,
  name: keyof typeof UIGF_SECTIONS,
  factsOf: FactsOf,
): AccountReading {
  const account = FileRecord.of(value)
  const rows = account?.list('list')
  if (!account || !rows) return { account: null, problems: [{ section, row: null, rows: 0, fault: 'list_missing' }] }

  const source: AccountRows = {
    section,
    gameId: UIGF_SECTIONS[name].gameId,
    uid: account.text('uid'),
    timezone: readTimezone(account.text('timezone')),
    rows,
    toRaw: uigfRow,
    mayLackId: false,
    isNewestFirst: false,
  }
  return readAccount(source, factsOf)
}
