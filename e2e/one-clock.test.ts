import { SERVER_MINUTES } from './support/catalogue.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import { expect, test } from './support/test.ts'
import { openerOf, waitForBars } from './support/timeline.ts'

const ID = '00000000-0000-4000-8000-00000000000c'
const ZONES = [
  'Europe/Paris',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Asia/Shanghai',
]
const SERVERS = ['UTC+8', 'UTC-5', 'UTC+1'] as const
const LANGUAGES = ['en', 'fr', 'zh-Hans', 'zh-Hant', 'ja', 'ko']
const DEVICES = [true, false].flatMap((isNewcomer) => [true, false, null].map((choice) => ({ isNewcomer, choice })))
const HOUR_MS = 3_600_000
const SEED = Number(process.env.CLOCK_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** What a clock of `zone`, or one so many minutes east of UTC, shows, written by the engine alone. */
function written(ms: number, zone: string | number, language: string, date: Intl.DateTimeFormatOptions): string {
  const shown = typeof zone === 'string' ? { at: ms, timeZone: zone } : { at: ms + zone * 60_000, timeZone: 'UTC' }
  const format = new Intl.DateTimeFormat(language, {
    ...date,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: shown.timeZone,
  })
  return plain(format.format(shown.at))
}

function plain(text: string): string {
  return (
    text
      .replaceAll('\u2060', '')
      .replace(/\s+/g, ' ')
      .replace(/\b1er\b/g, '1')
      // French says "à" between the date and the hour; the engine does in long dates alone.
      .replace(/ à (?=\d+:)/g, ', ')
  )
}

function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

for (const [index, language] of LANGUAGES.entries()) {
  test(`TIME-8 ZONE-7 bar, dialog and day write one instant alike in ${language}, for newcomers on their own clock`, async ({
    openPage,
  }) => {
    const random = randomFrom(SEED + index)
    const zone = ZONES[random(ZONES.length)] ?? 'UTC'
    const server = SERVERS[random(SERVERS.length)] ?? 'UTC+8'
    const { isNewcomer, choice } = DEVICES[(SEED + index) % DEVICES.length] ?? { isNewcomer: true, choice: null }
    const isMine = choice ?? isNewcomer
    const startMs = Date.UTC(2026, 4, 10) + random(8 * 24) * HOUR_MS
    const endMs = Date.UTC(2026, 4, 23) + random(9 * 24 * 60) * 60_000
    const wire = (ms: number) =>
      new Date(ms + SERVER_MINUTES[server] * 60_000).toISOString().slice(0, 19).replace('T', ' ')
    const row = wireActivity({ uuid: ID, type: 'event', start_time: wire(startMs), end_time: wire(endMs) })
    const shown = isMine ? zone : SERVER_MINUTES[server]
    const short = { month: 'short', day: 'numeric' } as const
    const label = `seed ${SEED}, ${zone}, ${server}, ${isNewcomer ? 'newcomer' : 'known'}, my time ${choice}`

    const page = await openPage({
      timezoneId: zone,
      storage: {
        userLanguage: language,
        serverTimezone: server,
        userGameSelections: { genshin: { enabled: true } },
        isServerFromZone: isNewcomer,
        ...(choice === null ? {} : { useLocalTimezone: choice }),
      },
      prepare: (opened) => offerActivities(opened, { genshin: [row] }),
    })
    await waitForBars(page)
    const openedMs = Date.parse((await page.locator('meta[name="ephemeris-clock"]').getAttribute('content')) ?? '')
    const minutes = [0, 1, 2].map((later) => written(openedMs + later * 60_000, shown, 'en', {}))
    await expect(page.locator('[data-now-clock]'), label).toHaveText(new RegExp(`^(${minutes.join('|')}):`))
    const bar = plain((await openerOf(page, ID).getAttribute('aria-label')) ?? '')
    expect(bar, label).toContain(written(startMs, shown, language, short))
    expect(bar, label).toContain(written(endMs, shown, language, short))

    await openerOf(page, ID).click()
    const dialog = page.getByRole('dialog')
    const text = async () => plain(await dialog.innerText())
    await expect.poll(text, label).toContain(written(startMs, shown, language, short))
    await expect.poll(text, label).toContain(written(endMs, shown, language, short))
    const here = written(endMs, zone, language, short)
    const isElsewhere = here !== written(endMs, shown, language, short)
    if (isElsewhere) await expect.poll(text, label).toContain(here)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    const day = new Date(
      typeof shown === 'number'
        ? endMs + shown * 60_000
        : Date.parse(
            `${written(endMs, zone, 'sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }).slice(0, 10)}T00:00:00Z`,
          ),
    )
    await page.locator(`[data-day="${day.toISOString().slice(0, 10)}"]`).click()
    await expect.poll(text, label).toContain(written(endMs, shown, language, {}))
    if (isElsewhere) await expect.poll(text, label).toContain(server)

    await page.goto('/')
    const reset = page.locator('[data-reset]')
    const at = Date.parse((await reset.getAttribute('data-at')) ?? '')
    await expect.poll(async () => plain(await reset.innerText()), label).toContain(written(at, zone, language, {}))
  })
}
