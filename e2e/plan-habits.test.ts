import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const NO_PLAN = { gachaSelectedGame: 'genshin' }

for (const size of ['desktop', 'phone'] as const) {
  test(`PLAN-53 one answer sets all switches, and a switch refines it (${size})`, async ({ openPage }) => {
    const page = await openPage({ path: '/plan', size, storage: NO_PLAN })
    const question = page.getByRole('radiogroup', { name: 'How do you play?' })
    const income = page.getByRole('button', { name: /^Where pulls come from/ })
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
    const width = async () => {
      const [, low = 0, high = low] = (await income.innerText()).match(/Usual\s*\+(\d+)(?:–(\d+))? pulls?/) ?? []
      return Number(high) - Number(low)
    }
    await expect.poll(width).toBeGreaterThan(0)
    const unasked = await width()

    await question.getByRole('radio', { name: 'Everything' }).check()
    await expect.poll(width).toBeLessThan(unasked)
    const everything = await width()
    await question.getByRole('radio', { name: 'Dailies and events' }).check()
    await expect.poll(width).toBeLessThan(everything)
    const events = await width()
    await question.getByRole('radio', { name: 'Dailies only' }).check()
    await expect.poll(width).toBeLessThan(events)
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Add Durin' }).click()
    await expect(question.getByRole('radio', { name: 'Dailies only' })).toBeChecked()
    await income.click()
    await page.getByRole('switch', { name: 'Spiral Abyss' }).click()
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
    await expect(page.getByText('Based on the sources you chose below.')).toBeVisible()
    await page.getByRole('switch', { name: 'Spiral Abyss' }).click()
    await expect(question.getByRole('radio', { name: 'Dailies only' })).toBeChecked()
    await page.reload()
    await expect(question.getByRole('radio', { name: 'Dailies only' })).toBeChecked()
  })

  test(`PLAN-54 the weapon of a character is added with her, and taken back with her (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/plan', size, storage: NO_PLAN })
    await page.getByRole('button', { name: 'Add a goal' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Durin/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Durin' })
    await expect(sheet).toContainText(/2\s·\sMay\s20\s–\sJun\s9,\s2026\s·\s6\.6/)
    await sheet.getByRole('textbox', { name: /your pity/ }).fill('60')
    const alone = await sheet.getByText(/^[\d–]+%$/).innerText()
    await sheet.getByRole('checkbox', { name: 'and the weapon Athame Artis' }).check()
    await sheet.getByRole('textbox', { name: /^Weapon.*your pity/ }).fill('10')
    await expect(sheet.getByText(/^[\d–]+%$/)).not.toHaveText(alone)
    await expect(sheet.getByText('to have Durin and Athame Artis by')).toBeVisible()
    const both = await sheet.getByText(/^[\d–]+%$/).innerText()
    expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
    await sheet.getByRole('button', { name: 'Add to plan' }).click()
    const names = page.locator('[data-goal-name]')
    await expect(names).toHaveText(['Durin', 'Athame Artis'])
    await expect(page.locator('[data-goal]').last()).toContainText(both)
    const toast = page.getByRole('status').filter({ hasText: 'Durin and Athame Artis are in your plan.' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(names).toHaveCount(0)
  })
}
