import process from 'node:process'
import { builtProgram, prepare } from './prepare.mjs'
import { ROOT } from './workspace.mjs'

process.chdir(ROOT)
await prepare()
await import(builtProgram('admin'))
