import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), preloadFont()],
  build: {
    target: 'baseline-widely-available',
    /** Policy of the served page: no inline data in scripts, and fonts are preloaded by their own address. */
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    /** In kB before compression; what travels is measured by the benchmarks. */
    chunkSizeWarningLimit: 600,
  },
  server: {
    proxy: { '/api': process.env.EPHEMERIS_API ?? 'http://127.0.0.1:3000' },
  },
})

/** The page's one font is asked for with the page itself, not first when the styles have arrived. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  }
}
