import { AppError } from '@ephemeris/contract/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { after } from '#server/platform/timers'

/**
 * Refuses what a stopping server has not answered after `finishMs`, whether its body still arrives or it is worked on: the
 * process ends soon, and a connection that is cut says nothing. (OPS-12)
 *
 * @returns whether that moment has come
 */
export function refuseUnfinished(fastify: FastifyInstance, finishMs: number): () => boolean {
  const open = new Set<FastifyReply>()
  let isOver = false

  fastify.addHook('onRequest', (_request, reply, next) => {
    open.add(reply)
    reply.raw.once('close', () => open.delete(reply))
    next()
  })
  fastify.addHook('onSend', (_request, reply, _payload, next) => {
    open.delete(reply)
    next()
  })
  fastify.addHook('preClose', (done) => {
    after(finishMs, () => {
      isOver = true
      for (const reply of open) reply.header('connection', 'close').send(new AppError('UNAVAILABLE'))
    })
    done()
  })
  return () => isOver
}
