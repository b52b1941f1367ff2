import process from 'node:process'
import { measure } from './measure.mjs'

/** Each figure is a promise: one that is missed fails the run. */
const { failed, missed } = await measure({ folder: 'faults', wanted: process.argv.slice(2) })
for (const name of missed) process.stdout.write(`Not kept: ${name}\n`)
process.exitCode = failed.length + missed.length > 0 ? 1 : 0
