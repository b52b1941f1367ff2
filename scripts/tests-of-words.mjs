import { listFiles, read, titlesIn } from './spec-rules.mjs'

/**
 * What belongs to words such as `tonight` or `REC-4`, in any letter case: the tests of which the path, or a title,
 * contains one of them.
 * @param {readonly string[]} words
 * @returns {{ pattern: RegExp, unitFiles: string[], hasJourneys: boolean }} `unitFiles` are run whole; `pattern` chooses
 * single journeys
 */
export function testsOfWords(words) {
  const pattern = new RegExp(words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|'), 'i')
  /** @param {string} file */
  const belongs = (file) => pattern.test(file) || titlesIn(read(file)).some((title) => pattern.test(title))
  const listTests = (/** @type {string[]} */ ...folders) => listFiles(folders, /\.test\.tsx?$/)
  return {
    pattern,
    unitFiles: listTests('packages', 'apps', 'scripts').filter(belongs),
    hasJourneys: listTests('e2e')
      .filter((file) => !file.startsWith('e2e/engines/'))
      .map((file) => ({ name: file.replace('e2e/', ''), titles: titlesIn(read(file)) }))
      .some(({ name, titles }) => [name, ...titles].some((text) => pattern.test(text))),
  }
}
