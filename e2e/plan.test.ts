import type { Page } from '@playwright/test'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { axeViolations } from './support/axe.ts'
import { switchLanguage } from './support/language.ts'
import type { Size } from './support/open-page.ts'
import { PLANNED } from './support/planned.ts'
import { answerForPulls, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']

const NO_PLAN = { gachaSelectedGame: 'genshin' }

const answer = (page: Page) => page.getByRole('region', { name: 'Your chance' })
const goals = (page: Page) => page.locator('[data-goal]')
const goalNamed = (page: Page, name: string) =>
  goals(page).filter({ has: page.locator('[data-goal-name]', { hasText: name }) })

/** The plan as the device keeps it. */
async function keptGoals(page: Page): Promise<{ name: string; isSkipped: boolean }[]> {
  return page.evaluate(() => {
    const { plan = {} } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    return plan.accounts?.genshin?.goals ?? []
  })
}

for (const size of SIZES) {
  test(`PLAN-13 the first goal is two presses away, and the page is free of axe violations (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/plan', size, storage: NO_PLAN })
    await page.getByRole('button', { name: 'Add Durin' }).waitFor()
    expect(await axeViolations(page), 'empty').toEqual([])
    await page.getByRole('button', { name: 'Add Durin' }).click()
    await expect(answer(page)).toContainText('chance to get Durin before the banner ends')
    await expect(goals(page)).toHaveCount(1)

    await page.getByRole('button', { name: 'Add a goal' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a goal' })
    await dialog.getByRole('button', { name: /^Nicole/ }).waitFor()
    expect(await axeViolations(page, '[role="dialog"]'), 'choose').toEqual([])
    await dialog.getByRole('button', { name: /^Nicole/ }).click()
    await page.getByRole('dialog', { name: 'Nicole' }).getByRole('button', { name: 'One copy more' }).click()
    expect(await axeViolations(page, '[role="dialog"]'), 'details').toEqual([])
    await page.getByRole('button', { name: 'Add to plan' }).click()
    await expect(goals(page)).toHaveCount(2)
    await expect(goalNamed(page, 'Nicole ×2')).toContainText('with Durin')
    expect(await axeViolations(page), 'filled').toEqual([])
    await page.getByRole('button', { name: 'Show as table' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Durin ends' })).toHaveCount(1)
    expect(await axeViolations(page), 'table').toEqual([])
  })
}

test('PLAN-39 a plan without goals says what it is for while the facts of the game are on their way', async ({
  openPage,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const page = await openPage({
    path: '/plan',
    storage: NO_PLAN,
    prepare: (opened) =>
      opened.route('**/assets/history-files-*.js', async (route) => {
        await released
        await route.fallback()
      }),
  })
  await expect(page.getByRole('heading', { name: 'Who are you saving for?' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeVisible()

  const add = page.getByRole('main').getByRole('button', { name: 'Add a goal' })
  await add.click()
  await expect(add).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: 'Add a goal' })).toBeVisible()
  await expect(add).not.toHaveAttribute('aria-busy')
})

test('PLAN-13 PLAN-14 skipping and moving is tried beside the previous chances, and kept on request', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Nicole/ })
    .click()
  await page.getByRole('button', { name: 'Add to plan' }).click()

  await page.getByRole('button', { name: 'More for Durin' }).click()
  await page.getByRole('menuitem', { name: 'Skip' }).click()
  const trial = page.getByRole('status').filter({ hasText: 'Trying it out: without Durin.' })
  await trial.waitFor()
  await expect(answer(page)).toContainText(/chance to get Nicole.*was/)
  await expect.poll(() => keptGoals(page)).toMatchObject([{ isSkipped: false }, { isSkipped: false }])
  await trial.getByRole('button', { name: 'Undo' }).click()
  await expect(goalNamed(page, 'Durin')).not.toContainText('Skipped')

  await goalNamed(page, 'Nicole').locator('[data-goal-name]').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByRole('button', { name: 'Keep this' }).click()
  await expect.poll(() => keptGoals(page)).toMatchObject([{ name: 'Nicole' }, { name: 'Durin' }])

  await page.getByRole('button', { name: 'More for Nicole' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(goals(page)).toHaveCount(1)
  await page.getByRole('status').filter({ hasText: 'Nicole was removed' }).getByRole('button', { name: 'Undo' }).click()
  await expect(goals(page)).toHaveCount(2)
})

test('PLAN-18 a goal is found by its name by every word, whatever case, accent and apostrophe are typed', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add a goal' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add a goal' })
  await expect(dialog.getByRole('button', { name: /^Durin/ })).toContainText('until Jun')
  const later = dialog.getByRole('region', { name: /^From Jun 9\s· 6\.6$/ }).getByRole('listitem')
  await expect(later.filter({ hasText: 'Mavuika' })).toContainText('until Jun')
  // What was made for a character stands below it, and a kind of banner without rules last.
  await expect(later.filter({ hasText: 'Mavuika' }).locator('+ li')).toContainText('A Thousand Blazing Suns')
  await expect(
    dialog.getByRole('button', { name: /^Yae Miko\s*New kind of banner, until Jul.*rates not published/ }),
  ).toHaveCount(1)
  await dialog.getByRole('searchbox').fill('HÉPT angelos’')
  await expect(dialog.getByRole('button', { name: /^Durin/ })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /^Angelos/ })).toHaveCount(1)
  // What a coming half may bring stands in for no name that is known.
  const halves = dialog.getByRole('button', { name: /(?:first|second) half/ })
  await expect(halves).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('Somebody New')
  await expect(halves.first()).toBeVisible()
})

test('PLAN-45 PLAN-47 any 5-star can be hoped for: its chance in the next halves, once its pity is said, with its buttons in view on a phone, and it waits', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', size: 'phone', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add a goal' }).first().click()
  await page.getByRole('dialog', { name: 'Add a goal' }).getByRole('searchbox').fill('skirk')
  await page.getByRole('button', { name: /^Skirk\s*Last banner ended/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Skirk' })
  await expect(dialog.getByRole('radio', { name: /^At the next rerun/ })).toBeChecked()
  const chances = dialog.getByRole('listitem').filter({ hasText: /^[\d–under %]+about / })
  await expect(dialog.getByRole('textbox', { name: 'Character Event Wish: your pity?' })).toBeVisible()
  await expect(chances).toHaveCount(0)
  await dialog.getByRole('textbox', { name: 'Character Event Wish: your pity?' }).fill('60')
  await expect(chances).toHaveCount(3)
  await expect(dialog.getByRole('button', { name: 'Add to plan' })).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])

  await dialog.getByRole('radio', { name: /^By a date/ }).check()
  await dialog.getByLabel('By a date', { exact: true }).last().fill('2026-08-01')
  await expect(dialog).toContainText('to have Skirk by about Aug 1')
  await dialog.getByRole('radio', { name: /^At the next rerun/ }).check()
  await dialog.getByRole('button', { name: 'Add to plan' }).click()
  const goal = goalNamed(page, 'Skirk')
  await expect(goal).toContainText('Waiting')
  await expect(goal).toContainText('Next rerun, not announced')
  await expect(answer(page)).toContainText(/The chance is for this half: Version \d\.\d/)
  await expect.poll(() => keptGoals(page)).toMatchObject([{ name: 'Skirk', isRerun: true, bannerId: null }])
})

test('PLAN-46 a goal that waits gets the banner that is announced, and waits no longer', async ({ openPage }) => {
  const goal = { poolId: '301', expected: null, copies: 1, isSkipped: false, bannerId: null, isRerun: true }
  const waiting = { ...goal, id: 'durin', itemId: '10000123', name: 'Durin', until: '2027-05-19T10:00:00Z' }
  const page = await openPage({
    path: '/plan',
    storage: { ...NO_PLAN, plan: { accounts: { genshin: { goals: [waiting] } } } },
  })
  await expect(goalNamed(page, 'Durin')).toContainText(/ends Jun\s9/)
  await expect(goalNamed(page, 'Durin')).not.toContainText('Waiting')
  await expect.poll(() => keptGoals(page)).toMatchObject([{ isRerun: false, bannerId: expect.any(String) }])
})

test('PLAN-15 a banner that has ended asks how it went, and one that moved says so', async ({ openPage }) => {
  const goal = { poolId: '301', expected: null, itemId: null, copies: 1, isSkipped: false }
  const gone = { ...goal, id: 'gone', bannerId: 'gone', name: 'Odette', until: '2026-05-19T10:00:00Z' }
  const page = await openPage({
    path: '/plan',
    storage: { ...NO_PLAN, plan: { accounts: { genshin: { goals: [gone] } } } },
  })
  await expect(goalNamed(page, 'Odette')).toContainText('Ended. Did you get Odette?')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await page.getByRole('dialog', { name: 'Got Odette!' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('heading', { name: 'Who are you saving for?' }).waitFor()

  await page.getByRole('button', { name: 'Add Durin' }).click()
  await expect(goals(page)).toHaveCount(1)
  const seenUntil = (until: string) =>
    page.evaluate((until) => {
      const held = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
      held.plan.accounts.genshin.goals[0].until = until
      localStorage.setItem('ephemeris', JSON.stringify(held))
    }, until)
  // As added on the server of America.
  await seenUntil('2026-06-09T22:59:59Z')
  await page.reload()
  await expect(goalNamed(page, 'Durin')).toContainText(/ends Jun\s9/)
  await expect(goalNamed(page, 'Durin')).not.toContainText('Moved')
  await seenUntil('2026-06-02T09:59:59Z')
  await page.reload()
  await expect(goalNamed(page, 'Durin')).toContainText('Moved to Jun 9, was Jun 2.')
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(goalNamed(page, 'Durin')).not.toContainText('Moved')
})

test('PLAN-16 PLAN-17 PLAN-44 PLAN-49 PLAN-50 what is typed, switched and marked moves the answer', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/plan', storage: NO_PLAN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  const goal = goals(page).first()
  const pullsToGuarantee = async () => Number(await goal.getAttribute('data-pulls-to-guarantee'))
  await expect(goal).toHaveAttribute('data-pulls-to-guarantee', /\d+/)
  const before = await pullsToGuarantee()

  await page.getByRole('textbox', { name: 'Intertwined Fates', exact: true }).fill('7')
  await expect.poll(pullsToGuarantee).toBe(before - 7)
  const pity = answer(page).getByRole('textbox', { name: 'Character Event Wish: your pity?' })
  const unknown = page.getByText('Enter your pity to narrow this range.')
  await expect(unknown).toHaveCount(1)
  await pity.fill('10')
  await expect.poll(pullsToGuarantee).toBe(before - 17)
  await expect(unknown).toHaveCount(0)
  const low = Number(await goal.getAttribute('data-chance-high'))
  await pity.fill('')
  await expect.poll(pullsToGuarantee).toBe(before - 7)
  await expect.poll(async () => Number(await goal.getAttribute('data-chance-high'))).toBeGreaterThan(low)
  await pity.fill('0')
  await expect.poll(async () => Number(await goal.getAttribute('data-chance-high'))).toBeLessThanOrEqual(low)
  await pity.fill('10')
  await expect.poll(pullsToGuarantee).toBe(before - 17)
  await answer(page).getByRole('radio', { name: 'Yes' }).check()
  await expect.poll(pullsToGuarantee).toBe(before - 107)

  const income = page.getByRole('button', { name: /^Where pulls come from/ })
  await expect(income).toContainText(/Certain\s*\+\d+ pulls.*Usual\s*\+\d+–\d+ pulls.*by /)
  const [usual = ''] = (await income.innerText()).match(/\d+–\d+/) ?? []
  await expect(answer(page)).toContainText(
    new RegExp(`\\d+–\\d+ pullsby Jun\\s9: 7\\snow \\+ \\d+\\scertain \\+ ${usual}\\susual`),
  )
  await expect(page.getByRole('switch')).toHaveCount(0)
  await income.press('Enter')
  const daily = page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: /^Daily tasks/ }) })
  const withDaily = await pullsToGuarantee()
  await daily.getByRole('switch').click()
  await expect.poll(pullsToGuarantee).toBeGreaterThan(withDaily)
  await daily.getByRole('switch').click()
  await expect.poll(pullsToGuarantee).toBe(withDaily)

  // What could be had before the amounts were there is added by the player's word alone.
  const toCome = daily.getByRole('checkbox', { name: 'Not collected when I entered my amount: count 60' })
  await expect(toCome).not.toBeChecked()
  await daily.getByRole('checkbox', { name: /^Done today/ }).click()
  const added = daily.getByRole('checkbox', { name: 'Got it after I entered my amount: add 60' })
  await expect(added).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: /^Primogems/ })).toHaveValue('0')
  await added.click()
  await expect.poll(pullsToGuarantee).toBeLessThanOrEqual(withDaily)
  await expect(page.getByRole('textbox', { name: /^Primogems/ })).toHaveValue('60')

  const theater = page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: /^Imaginarium Theater/ }) })
  await expect(theater).toContainText('if you clear everything')
  await theater.getByRole('checkbox', { name: /^Done this cycle/ }).click()
  await theater.getByRole('checkbox', { name: /add 1,000$/ }).click()
  await expect.poll(pullsToGuarantee).toBeLessThan(withDaily)
  await expect(page.getByRole('textbox', { name: /^Primogems/ })).toHaveValue('1,060')

  await page.getByTitle('Where the amount of Daily tasks comes from').first().click()
  await expect(page.getByRole('dialog')).toContainText('Sources: Gacha Hub, Paimon.moe, Gacha Pull Bookkeeper')
})

/** Rules of income in which a line ends on the dot between two facts. */
function hangingDots(page: Page): Promise<string[]> {
  return page.locator('[id$="-rule"]').evaluateAll((rules) =>
    rules.flatMap((rule) => {
      const walker = document.createTreeWalker(rule, NodeFilter.SHOW_TEXT)
      const letters: { letter: string; top: number }[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const [at, letter] of [...(node.textContent ?? '')].entries()) {
          const range = document.createRange()
          range.setStart(node, at)
          range.setEnd(node, at + 1)
          if (letter.trim() !== '') letters.push({ letter, top: Math.round(range.getBoundingClientRect().top) })
        }
      }
      const isHanging = letters.some(({ letter, top }, at) => letter === '·' && letters[at + 1]?.top !== top)
      return isHanging ? [rule.textContent ?? ''] : []
    }),
  )
}

test('PLAN-17 no line of an income rule ends on the dot between two facts', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: PLANNED, size: 'narrow' })
  await page.locator('[data-income]').click()
  for (const language of LANGUAGES) {
    await switchLanguage(page, language)
    await page.getByRole('switch').first().waitFor()
    await expect(page.locator('[id$="-rule"]').filter({ hasText: '·' })).not.toHaveCount(0)
    await expect.poll(() => hangingDots(page), { message: language }).toEqual([])
  }
})

test('PLAN-16 PLAN-56 TIME-7 the records say the pity, as of their last pull on its server’s clock, and a mark on the timeline is taken over', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    timezoneId: 'Pacific/Kiritimati',
    storage: { ...NO_PLAN, ...SIGNED_IN, activityStatus: { '87c0c486-01b7-59b1-80a8-d6eafaf3f1a5': 'done' } },
    prepare: (it) => answerForPulls(it, 200, 300),
  })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Download' }).first().click()
  const end = /up\sto\s(.+?,\s\d{4})/
  await expect(main).toContainText(end)
  const day = (await main.innerText()).match(end)?.[1]
  expect(day).toMatch(/^Dec\s27,\s2025$/)
  await page.getByRole('link', { name: 'Plan' }).click()
  await expect(page.getByRole('region', { name: 'What you have' })).toContainText(
    new RegExp(`Pity from your pull history up to ${day}.*Pity \\d+`),
  )
  await page.locator('[data-income]').click()
  const abyss = page.getByRole('listitem').filter({ has: page.getByRole('switch', { name: /^Spiral Abyss/ }) })
  await expect(abyss.getByRole('checkbox').first()).toBeChecked()
  await expect(abyss).toContainText('from your mark')
})

test('ZONE-8 a plan is on the clock of the game’s server, and one button follows that of the account', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    timezoneId: 'America/New_York',
    storage: { ...NO_PLAN, ...SIGNED_IN, serverTimezone: 'UTC-5' },
    prepare: (it) => answerForPulls(it, 200, 300),
  })
  await page.getByRole('main').getByRole('button', { name: 'Download' }).first().click()
  await expect(page.getByRole('main')).toContainText(/up\sto\s/)
  await page.getByRole('link', { name: 'Plan' }).click()
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await expect(goalNamed(page, 'Durin')).toContainText('17:59')
  await expect(page.getByText('This account plays on Asia, but times are for America.')).toBeVisible()

  await page.getByRole('button', { name: 'Use Asia' }).click()
  await expect(page.getByText('This account plays on')).toHaveCount(0)
  await expect(goalNamed(page, 'Durin')).not.toContainText('17:59')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(page.getByRole('link', { name: /Asia/ }).first()).toBeVisible()
})
