import { readFile } from 'node:fs/promises'
import { axeViolations } from './support/axe.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

test('SHARE-2 SHARE-3 SHARE-4 a picture of the pulls is drawn, saved, copied and shared from the device', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    prepare: (opened) => answerForPulls(opened.context(), 2_000),
  })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await downloadAccount(page, 'genshin')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })

  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your pulls' })
  const picture = dialog.getByRole('img', { name: /^My Genshin Impact pulls, .*2,000 pulls/ })
  await expect(picture).toHaveAttribute('data-painted', 'wide light en')
  await expect(picture).toHaveAttribute(
    'aria-label',
    /Last five 5-stars: .*by the official odds|by the official odds.*Last five 5-stars/,
  )
  await expect(picture).not.toHaveAttribute('aria-label', /800000001/)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await dialog.getByRole('radio', { name: 'Tall' }).check()
  await dialog.getByRole('radio', { name: 'Dark' }).check()
  await expect(picture).toHaveAttribute('data-painted', 'tall dark en')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save picture' }).click(),
  ])
  const png = await readFile(await download.path())
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])

  await dialog.getByRole('switch', { name: 'My UID' }).check()
  await expect(picture).toHaveAttribute('aria-label', /UID 800000001$/)
  await dialog.getByRole('switch', { name: 'My UID' }).uncheck()
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Picture and description copied').waitFor()
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const [item] = await navigator.clipboard.read()
        const text = await (await item?.getType('text/plain'))?.text()
        return [item?.types.includes('image/png'), text?.startsWith('My Genshin Impact pulls')]
      }),
    )
    .toEqual([true, true])

  // A browser whose system has a sheet.
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    const shared = (data: ShareData) => {
      document.documentElement.dataset.shared = `${data.files?.[0]?.name} ${data.files?.[0]?.type} ${data.text}`
      return Promise.resolve()
    }
    Object.assign(navigator, { canShare: () => true, share: shared })
  })
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(picture).toHaveAttribute('data-painted', 'wide light en')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^ephemeris-genshin\.png image\/png My Genshin/)
  expect(sent).toEqual([])
})
