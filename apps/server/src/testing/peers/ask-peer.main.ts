import { createOutbound } from '../../platform/outbound/outbound-http.ts'

/** Run as `ask-peer.main.ts <origin> <path>…`: asks for each path, and says how many characters came, or why none did. */
const [origin = '', ...paths] = process.argv.slice(2)
const outbound = createOutbound({ upstreams: new Map([['https://peer.example', origin]]) })
for (const path of paths) {
  const answer = outbound.ask({ url: `https://peer.example/${path}`, maxBytes: 16 * 1024 * 1024 })
  const outcome = await answer.then(
    ({ text }) => text.length,
    (error: unknown) => String(Object(error).reason),
  )
  process.stdout.write(`${outcome}\n`)
}
