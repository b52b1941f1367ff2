import { RETURNING } from '../support/returning.ts'
import { boxOf, paintedColumns } from './support/picture.ts'
import { withPullFile } from './support/pull-file.ts'
import { expect, test } from './support/test.ts'

/** What `npm test` runs in each engine. */
const SHORT = { tag: '@short' }

const AGENTS = { firefox: /Firefox\//, webkit: /AppleWebKit(?!.*Chrome)/, chromium: /Chrome\// }

test('OPS-106 each engine is the one that its name says', SHORT, async ({ app, engine }) => {
  await app.open('/about')
  expect(await app.evaluate(() => navigator.userAgent)).toMatch(AGENTS[engine])
})

test('WEL-1 a newcomer chooses games and sees bars', SHORT, async ({ app }) => {
  await app.open('/')
  await app.find('dialog', 'Welcome to Ephemeris')
  await app.press('button', 'Select all')
  await app.press('button', /^Start with/)
  await app.press('link', 'Timeline')
  await expect.poll(() => app.count('[data-activity]')).toBeGreaterThan(5)
})

test('TL-8 days, ruler and day lines are painted at once, before anyone scrolls', SHORT, async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/timeline')
  await app.expectVisible('[data-activity]')
  const head = await boxOf(app, '[data-timeline-scroll]')
  if (!head) throw new Error('the chart has no box')
  const days = { x: head.x + 50, y: head.y + 30, width: 720, height: 20 }
  await expect.poll(() => paintedColumns(app, days)).toBeGreaterThan(200)
  // A tick at midnight and three beside it, for each of twenty days.
  const ruler = { x: head.x + 50, y: head.y + 91, width: 720, height: 2 }
  await expect.poll(() => paintedColumns(app, ruler)).toBeGreaterThanOrEqual(78)
})

test('ACT-2 a mark is set by mouse and survives a reload', SHORT, async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/timeline')
  await app.pressOn('[data-activity][data-phase="running"] button[aria-haspopup="menu"]')
  await app.press('menuitemradio', /^Done/)
  await app.expectVisible('[data-activity][data-status="done"]')
  await app.reload()
  await app.expectVisible('[data-activity][data-status="done"]')
})

test(
  'BRING-12 SHARE-2 a file is read on the device, and its figures and its picture are shown',
  SHORT,
  async ({ app }) => {
    await app.store({ ...RETURNING, gachaSelectedGame: 'starrail' })
    await app.open('/gacha')
    await app.press('button', 'Accounts and import')
    await app.pressOn('[role="tab"][aria-selected="false"]')
    await withPullFile(120, async (file) => {
      await (await app.expectVisible('[role="dialog"] input[type="file"]')).sendKeys(file)
      await app.press('button', 'Import 120 pulls')
      await app.find('heading', '120 pulls added')
    })
    await app.open('/gacha')
    await app.expectVisible('[data-pool="11"]')
    await app.press('button', 'Share')
    await app.expectVisible('[role="dialog"] [data-painted="wide light en"]')
    const picture = await boxOf(app, '[role="dialog"] [data-painted]')
    if (!picture) throw new Error('the picture has no box')
    await expect.poll(() => paintedColumns(app, picture)).toBeGreaterThan(picture.width / 4)
  },
)

test('PLAN-13 the first goal has an answer', SHORT, async ({ app }) => {
  await app.store({ ...RETURNING, gachaSelectedGame: 'genshin' })
  await app.open('/plan')
  await app.press('button', 'Add Durin')
  await app.expectText('chance to get Durin before the banner ends')
  await app.expectVisible('[data-goal][data-chance-low]')
})

test('LANG-1 the language is changed in the menu, and settings speak it', SHORT, async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/settings')
  await app.press('button', /^Language/)
  await app.press('menuitemradio', /简体中文/)
  await app.expectVisible('html[lang="zh-Hans"]')
  await app.find('heading', '设置')
})

test('LOCK-20 a second tab says that the app is open elsewhere and takes it over', SHORT, async ({ app }) => {
  await app.store(RETURNING)
  await app.open('/settings')
  await app.find('heading', 'Settings')
  const first = await app.driver.getWindowHandle()
  await app.driver.switchTo().newWindow('tab')
  await app.open('/settings')
  await app.find('dialog', 'Ephemeris is open in another tab')
  await app.press('button', 'Continue here')
  const second = await app.driver.getWindowHandle()
  await app.driver.switchTo().window(first)
  await app.find('dialog', 'Another tab took over')
  await app.driver.switchTo().window(second)
  await expect.poll(() => app.count('[role="dialog"]')).toBe(0)
})
