import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { atMost, report } from './support/figure.ts'
import { startProduct } from './support/product.ts'

/**
 * What a first visit downloads before the page has leisure, the welcome included, in KB as it travels, compressed (1 KB =
 * 1024 bytes); the headers of the answers are counted apart. Scripts and styles include those inside the page. What is
 * fetched ahead in idle time delays no one.
 */
const PATHS = [
  { path: '/', target: 175 },
  { path: '/timeline', target: 175 },
  // With the welcome of newcomers, signed out.
  { path: '/gacha', target: 210 },
]
const BIGGEST = 6
const CODE_TYPES = ['Script', 'Stylesheet']

interface Download {
  readonly url: string
  /** As Chromium names kinds of resources: `Script`, `Stylesheet`, `Font`, … */
  readonly type: string
  bytes: number
  headerBytes: number
}

async function downloadsOf(browser: Browser, url: string): Promise<Download[]> {
  const context = await browser.newContext({ locale: 'en-US' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const cdp = await context.newCDPSession(page)
  const downloads = new Map<string, Download>()
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    downloads.set(requestId, { url: response.url, type, bytes: 0, headerBytes: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const download = downloads.get(requestId)
    if (download) download.bytes = encodedDataLength - download.headerBytes
  })
  await cdp.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return [...downloads.values()].sort((a, b) => b.bytes - a.bytes)
}

/** Scripts and styles inside the page, compressed as the server compresses the page. */
async function bytesInPage(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const parts = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([part]) => part)
  return brotliCompressSync(parts.join(''), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

function kilobytes(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
}

/** Without the hash, so that the figure keeps its name from build to build. */
function nameOf({ url }: Download): string {
  return new URL(url).pathname.replace(/^\/assets\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

const product = await startProduct()
const browser = await launchChromium()

for (const { path, target } of PATHS) {
  const downloads = await downloadsOf(browser, `${product.origin}${path}`)
  // What is imported later is fetched first.
  const code = downloads.filter(
    ({ type, url }) => CODE_TYPES.includes(type) || /\.(js|css)$/.test(new URL(url).pathname),
  )
  const fonts = downloads.filter(({ type }) => type === 'Font')
  const inPage = (await bytesInPage(`${product.origin}${path}`)) / 1024
  const all = { value: kilobytes(code) + inPage, unit: 'KB', target: atMost(target) }
  report(`first load of ${path}: scripts, styles`, all)
  report(`first load of ${path}: inside the page`, { value: inPage, unit: 'KB' })
  report(`first load of ${path}: fonts`, { value: kilobytes(fonts), unit: 'KB' })
  report(`first load of ${path}: everything`, { value: kilobytes(downloads), unit: 'KB' })
  const headerBytes = downloads.reduce((sum, download) => sum + download.headerBytes, 0)
  report(`first load of ${path}: headers of ${downloads.length} answers`, { value: headerBytes / 1024, unit: 'KB' })
  for (const download of code.slice(0, BIGGEST)) {
    report(`first load of ${path}: ${nameOf(download)}`, { value: kilobytes([download]), unit: 'KB' })
  }
}

await browser.close()
await product.stop()
