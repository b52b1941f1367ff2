import type { FastifyInstance } from 'fastify'

/** Which methods the routes take at a path; empty where there is no route. */
export type MethodsAt = (path: string) => readonly string[]

/** Watches the routes that are added from now on; their framework answers 404 where HTTP wants 405. */
export function watchRoutes(fastify: FastifyInstance): MethodsAt {
  const routes: { pattern: RegExp; methods: readonly string[] }[] = []

  fastify.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`)
    routes.push({ pattern, methods: [method].flat() })
  })

  return (path) => [...new Set(routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods))]
}
