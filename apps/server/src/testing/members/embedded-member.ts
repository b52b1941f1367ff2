import process from 'node:process'
import { connect } from '#server/db/client'
import { startEmbeddedPostgres } from '#server/db/embedded/embedded'

/*
 * A process of its own that uses the embedded database in the given folder, for tests of several at once.
 * It answers each line of its input with one line of JSON; `stop` makes it leave.
 */
const [dataDir = ''] = process.argv.slice(2)
const embedded = await startEmbeddedPostgres(dataDir)
const client = await connect(embedded.address)
client.on('error', () => {})
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
