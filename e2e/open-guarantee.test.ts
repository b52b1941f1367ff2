import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const standing = { pity: 18, isGuaranteed: null, fatePoints: null, isFirstOpen: null }
const OPEN = {
  gachaSelectedGame: 'genshin',
  plan: { accounts: { genshin: { standings: { 301: standing } } } },
}

for (const size of ['desktop', 'phone'] as const) {
  test(`PLAN-51 an unknown guarantee is asked for beside the chance, which its answer narrows (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/plan', size, storage: OPEN })
    await page.getByRole('button', { name: 'Add Durin' }).click()
    const answer = page.getByRole('region', { name: 'Your chance' })
    await expect(answer).toContainText('Character Event Wish: is your next 5-star guaranteed?')
    const cases = answer.getByText(/^\d+–\d+% if guaranteed, \d+–\d+% if not\.$/)
    const open = (await cases.innerText()).match(/(\S+) if not/)?.[1] ?? 'no case'
    await expect(answer).toContainText(/Most of the range is your usual income: \d+–\d+ pulls\./)
    expect(await axeViolations(page)).toEqual([])

    await answer.getByRole('radio', { name: 'No, 50/50' }).click()
    await expect(answer).toContainText(`${open}chance to get Durin`)
    await expect(answer.getByRole('radio')).toHaveCount(0)
    await expect(answer).toBeFocused()

    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Nicole/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Nicole' })
    await expect(sheet.getByRole('radio', { name: 'No, 50/50' })).toBeChecked()
    await sheet.getByRole('radio', { name: 'Yes' }).check()
    await sheet.getByRole('button', { name: 'Add to plan' }).click()
    await expect(page.getByRole('combobox', { name: 'Character Event Wish: next 5-star' })).toHaveValue('yes')
    await page.reload()
    await expect(answer).toContainText('chance to get Durin')
    await expect(answer.getByRole('radio')).toHaveCount(0)
  })
}

for (const size of ['desktop', 'phone'] as const) {
  test(`PLAN-47 PLAN-51 a question names its banner, and its answer goes there (${size})`, async ({ openPage }) => {
    const page = await openPage({ path: '/plan', size, storage: OPEN })
    await page.getByRole('button', { name: 'Add Durin' }).click()
    const durin = page.locator('[data-goal]').first()
    await expect(durin).toHaveAttribute('data-pulls-to-guarantee', /\d+/)
    const before = await durin.evaluate(({ dataset }) => ({ ...dataset }))

    await page.getByRole('button', { name: 'Add a goal' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Athame Artis/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Athame Artis' })
    await sheet.getByRole('textbox', { name: 'Weapon Event Wish: your pity?' }).fill('60')
    const question = sheet.getByRole('radiogroup', { name: 'Weapon Event Wish: is your next 5-star guaranteed?' })
    await expect(question.getByRole('radio', { name: 'No, 75/25' })).toBeVisible()
    await expect(sheet.getByRole('radiogroup')).toHaveCount(1)
    await question.getByRole('radio', { name: 'Yes' }).check()
    await sheet.getByRole('button', { name: 'Add to plan' }).click()
    await expect(page.locator('[data-goal]')).toHaveCount(2)
    await expect.poll(() => durin.evaluate(({ dataset }) => ({ ...dataset }))).toEqual(before)
    await expect(page.getByRole('combobox', { name: 'Weapon Event Wish: next 5-star' })).toHaveValue('yes')
    await expect(page.getByRole('combobox', { name: 'Character Event Wish: next 5-star' })).toHaveValue('unknown')

    await page.locator('[data-goal-name]', { hasText: 'Athame Artis' }).click()
    await page.getByRole('button', { name: 'Why a range?' }).click()
    const why = page.getByRole('dialog', { name: 'Why a range?' })
    await expect(why).toContainText('Character Event Wish: your next 5-star may or may not be guaranteed.')
  })
}

test('TOAST-6 the last change of the plan has the only toast about it', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', storage: OPEN })
  await page.getByRole('button', { name: 'Add Durin' }).click()
  await page.getByRole('button', { name: 'Add a goal' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Nicole/ })
    .click()
  await page.getByRole('button', { name: 'Add to plan' }).click()
  const toasts = page.getByRole('status').filter({ hasText: 'is in your plan.' })
  await expect(toasts).toHaveText([/^Nicole is in your plan\./])
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-goal]')).toHaveCount(1)
})
