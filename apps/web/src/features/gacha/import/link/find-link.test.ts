import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { FIND_LINK, FIND_LINK_SHA256, RUN_FIND_LINK } from '#web/features/gacha/import/link/find-link'

test('BRING-4 (C112) the fingerprint that is shown is that of the script that is shown and saved', () => {
  expect(createHash('sha256').update(FIND_LINK).digest('hex').toUpperCase()).toBe(FIND_LINK_SHA256)
  expect(RUN_FIND_LINK).toContain(`.Hash -eq '${FIND_LINK_SHA256}'`)
})

test('BRING-4 the script is made of plain letters, so that every Windows reads it alike', () => {
  expect(FIND_LINK).toMatch(/^[\n\x20-\x7e]+$/)
})

test('BRING-4 (C112) the script sends nothing, loads nothing and writes no file', () => {
  const forbidden =
    /Invoke-WebRequest|Invoke-RestMethod|\b(?:iwr|irm|iex|curl|wget)\b|Invoke-Expression|WebClient|HttpClient|Net\.|Start-Process|DownloadString|Add-Type|Out-File|Set-Content|Add-Content|New-Item|Remove-Item|Set-ItemProperty|WriteAll/i
  expect(FIND_LINK).not.toMatch(forbidden)
})

test('BRING-4 the script knows the logs, folders and links of all four games', () => {
  const known = [
    'miHoYo\\Genshin Impact\\output_log.txt',
    'Cognosphere\\Star Rail\\Player.log',
    'miHoYo\\ZenlessZoneZero\\Player.log',
    'YuanShen_Data|GenshinImpact_Data',
    'StarRail_Data',
    'ZenlessZoneZero_Data',
    'Cache_Data\\data_2',
    'Client\\Saved\\Logs\\Client.log',
    'KRSDKWebView\\debug.log',
  ]
  for (const part of known) expect(FIND_LINK).toContain(part)
})
