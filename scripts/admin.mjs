import process from 'node:process'
import { prepare } from './prepare.mjs'
import { ROOT } from './workspace.mjs'

process.chdir(ROOT)
await prepare()
await import('../apps/server/dist/admin.js')
