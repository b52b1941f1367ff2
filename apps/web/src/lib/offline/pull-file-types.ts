/** Files that may hold pulls, by the end of their name, with the types under which systems know them. (DOC-1) */
const TYPES = {
  '.json': ['application/json'],
  '.xlsx': ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  '.csv': ['text/csv', 'text/comma-separated-values'],
  '.txt': ['text/plain'],
  '.dat': ['application/octet-stream'],
  '.db': ['application/vnd.sqlite3', 'application/x-sqlite3'],
  '.sqlite': [],
  '.zip': ['application/zip', 'application/x-zip-compressed'],
  '.gz': ['application/gzip', 'application/x-gzip'],
} as const

export const PULL_FILE_ENDINGS: readonly string[] = Object.keys(TYPES)

/** Endings and media types, as a share target names them. */
export const PULL_FILE_TYPES: readonly string[] = Object.entries(TYPES).flatMap(([ending, types]) => [...types, ending])
