import { expect, test } from 'vitest'
import { listRepeatedNames, namesIn } from './exported-names.mjs'

test('OPS-42 every kind of exported name is found, and what is not exported is not', () => {
  const source = [
    'export function one(): void',
    'export function one(value?: string): void {}',
    'export async function two() {}',
    'export const three = 3',
    'export class Four {}',
    'export interface Five {}',
    'export type Six = 6',
    'const seven = 7',
    '  export const eight = 8',
  ].join('\n')
  expect([...namesIn(source)]).toEqual(['one', 'two', 'three', 'Four', 'Five', 'Six'])
})

test('OPS-42 no two files export the same name', () => {
  expect(listRepeatedNames()).toEqual([])
})
