import { request } from 'node:http'
import Fastify from 'fastify'

/** Run as `bare-server.main.ts <url> <headers as JSON>`; prints its origin. */
const [url = '', headers = '{}'] = process.argv.slice(2)

const original = await new Promise<{ headers: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
  const asked = request(url, { headers: JSON.parse(headers) }, async (answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk)
    const kept = Object.entries(answer.headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name))
    resolve({
      headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      bytes: Buffer.concat(chunks),
    })
  })
  asked.on('error', reject).end()
})
const { 'content-length': _length, 'content-type': _type, ...unchanged } = original.headers

const fastify = Fastify({ logger: false })
fastify.get(new URL(url).pathname, (asked, reply) => {
  if (asked.headers['if-none-match'] === original.headers.etag) reply.code(304).headers(unchanged).send()
  else reply.headers(original.headers).send(original.bytes)
})
fastify.get('/metrics', () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`
})
process.stdout.write(`${await fastify.listen({ port: 0, host: '127.0.0.1' })}\n`)
