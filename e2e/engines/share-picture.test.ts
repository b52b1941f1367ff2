import { RETURNING } from '../support/returning.ts'
import { withPullFile } from './support/pull-file.ts'
import { expect, test } from './support/test.ts'

test('SHARE-2 SHARE-3 the picture of the pulls is saved as a file, tall and dark', async ({ app, savedFile }) => {
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
  await app.set('radio', 'Tall', 'on')
  await app.set('radio', 'Dark', 'on')
  await app.expectVisible('[role="dialog"] [data-painted="tall dark en"]')
  await app.press('button', 'Save picture')
  const png = await savedFile()
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
})
