import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gatherLines } from './gathered-lines.ts'

test('OPS-2 lines of one turn are written together, in their order, and none is lost at the end', async () => {
  const written: string[] = []
  const { add, flush } = gatherLines((lines) => written.push(lines))
  add('one\n')
  add('two\n')
  expect(written).toEqual([])
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n'])

  add('three\n')
  flush()
  flush()
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})
