import process from 'node:process'
import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

/*
 * A process of its own that uses the embedded database in the given folder, for tests of several at once.
 * It answers each line of its input with one line of JSON; `stop` makes it leave.
 */
const [dataDir = ''] = process.argv.slice(2)
const embedded = await startEmbeddedPostgres(dataDir)
const client = new pg.Client(embedded.address)
client.on('error', () => {})
await client.connect()
answer('ready')

process.stdin.setEncoding('utf8').on('data', async (input: string) => {
  for (const line of input.split('\n').filter((text) => text !== '')) {
    if (line === 'stop') {
      await client.end()
      await embedded.stop()
      process.exit(0)
    }
    answer((await client.query(line)).rows)
  }
})

function answer(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
