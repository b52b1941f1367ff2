import { readQrIn } from '../support/read-qr.ts'
import { showToCamera } from './support/camera.ts'
import { expect, test } from './support/test.ts'

test('QR-22 a code that another device approves signs in the device that shows it', async ({
  accounts,
  appAt,
  engine,
}) => {
  const token = await accounts.signUp(`bela_${engine}`)
  const app = await appAt(accounts.url)
  await app.open('/settings?highlight=login')
  await app.press('tab', 'QR code')
  await app.find('img', 'Login QR code')
  let text = ''
  const read = async () => {
    await app.scrollIntoView('img', 'Login QR code')
    text = await readQrIn(await app.picture())
    return text
  }
  await expect.poll(read).toContain('qr_code=')
  const { searchParams } = new URL(text)
  const session_id = searchParams.get('qr_session_id')
  await accounts.ask('/api/auth/qrcode/scan', { token, body: { qr_code: searchParams.get('qr_code'), session_id } })
  await app.expectText(`bela_${engine} is checking this login.`)
  await accounts.ask('/api/auth/qrcode/confirm', { token, body: { session_id } })
  await app.find('button', 'Log out')
})

test('QR-20 a code before the camera is read, and the device that shows it is signed in after a click', async ({
  accounts,
  appAt,
  engine,
}) => {
  const token = await accounts.signUp(`carl_${engine}`)
  const app = await appAt(accounts.url)
  await app.store({ auth_token: token, hasCompletedGameSelection: true, serverTimezone: 'UTC+8' })
  await app.open('/settings')
  await app.find('button', 'Log out')
  // A code lasts a minute.
  const made = await accounts.ask<Made>('/api/auth/qrcode/generate', { body: {} })
  await showToCamera(app, `${accounts.url}/settings?qr_code=${made.qr_code}&qr_session_id=${made.session_id}`)
  await app.press('button', 'Log in another device')
  await app.find('dialog', 'Log in this device?')
  await app.press('button', 'Approve')
  await app.expectText('The device is logged in.')
})

interface Made {
  readonly qr_code: string
  readonly session_id: string
}
