import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] })],
  build: {
    target: 'baseline-widely-available',
    /** Policy of the served page: no inline data in scripts, and fonts are preloaded by their own address. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: {
    proxy: { '/api': process.env.EPHEMERIS_API ?? 'http://127.0.0.1:3000' },
  },
})
