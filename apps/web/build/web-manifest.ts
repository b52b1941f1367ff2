import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Areas, TextsOf } from '../../../packages/texts/src/areas.ts'
import { PULL_FILE_TYPES } from '../src/lib/offline/pull-file-types.ts'
import { SHARE_PATH, SHARED_FILE, SHARED_TEXTS } from '../src/lib/offline/shared-content.ts'
import { pageTexts } from './read-app.ts'

type Shell = TextsOf<Areas['shell']>

const ICONS = [192, 512].flatMap((size) => [icon('icon', size, 'any'), icon('maskable', size, 'maskable')])

const SHORTCUTS = ['tonight', 'timeline', 'plan', 'gacha'] as const

/** The documents' pictures of the timeline, on a computer and on a phone, by language. */
const SCREENSHOTS = path.resolve(import.meta.dirname, '../../../docs/screenshots')
const FORMS = [
  { form_factor: 'wide', device: 'desktop', sizes: '1440x900' },
  { form_factor: 'narrow', device: 'phone', sizes: '390x844' },
] as const

/**
 * Writes one manifest per language; the page points at the one of its own. All of them are the same app: their `id` is
 * one.
 */
export function webManifest(): Plugin {
  return {
    name: 'web-manifest',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.en.webmanifest' }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' }, injectTo: 'head' },
    ],
    async generateBundle() {
      const colour = themeColour(readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8'))
      for (const [language, texts] of await pageTexts('shell')) {
        const source = JSON.stringify(manifest(language, texts, colour))
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source })
      }
      for (const name of ['en', 'zh-Hans'].flatMap((language) =>
        FORMS.map(({ device }) => picture(language, device)),
      )) {
        this.emitFile({
          type: 'asset',
          fileName: `screenshots/${name}`,
          source: readFileSync(path.join(SCREENSHOTS, name)),
        })
      }
    },
  }
}

function manifest(language: string, { appTitle, description, pages }: Shell, colour: string) {
  const pictured = language.startsWith('zh') ? 'zh-Hans' : 'en'
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    lang: language,
    dir: 'ltr',
    name: appTitle,
    short_name: appTitle,
    description,
    categories: ['games', 'utilities'],
    display: 'standalone',
    display_override: ['window-controls-overlay', 'standalone'],
    theme_color: colour,
    background_color: colour,
    icons: ICONS,
    shortcuts: SHORTCUTS.map((page) => ({ name: pages[page].title, url: `/${page}`, icons: ICONS.slice(0, 1) })),
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        ...Object.fromEntries(SHARED_TEXTS.map((name) => [name, name])),
        files: [{ name: SHARED_FILE, accept: PULL_FILE_TYPES }],
      },
    },
    screenshots: FORMS.map(({ form_factor, device, sizes }) => ({
      src: `/screenshots/${picture(pictured, device)}`,
      type: 'image/png',
      sizes,
      form_factor,
      label: pages.timeline.title,
    })),
  }
}

function icon(name: string, size: number, purpose: string) {
  return { src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose }
}

function picture(language: string, device: string): string {
  return `timeline.${language}.${device}-light.png`
}

/** The page's own colour of a light bar. */
function themeColour(html: string): string {
  const colour = html.match(/data-scheme="light"[^>]* content="(#\w+)"/)?.[1]
  if (!colour) throw new Error('index.html names no colour of a light bar')
  return colour
}
