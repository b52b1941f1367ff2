import { createDb } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'

/** Run as `migrate.main.ts <address as JSON> <number>`: migrates, and kills itself before the statement of that number. */
const [address = '', number = ''] = process.argv.slice(2)
let statements = 0
const db = createDb(JSON.parse(address), {
  plugins: [
    {
      transformQuery: ({ node }) => {
        statements++
        if (statements === Number(number)) process.kill(process.pid, 'SIGKILL')
        return node
      },
      transformResult: async ({ result }) => result,
    },
  ],
})
await migrate(db)
await db.destroy()
process.stdout.write(`${statements}\n`)
