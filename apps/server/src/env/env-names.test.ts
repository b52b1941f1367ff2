import { expect, test } from 'vitest'
import { listUnknown } from './env-names.ts'

test('OPS-100 a misspelt setting is named with the one that was meant', () => {
  expect(listUnknown(['PUBLIC_URLL', 'EPHEMERIS_FOO', 'SMTP_ULR', 'Data_Dir', 'TRUST_PROXIE'], [])).toEqual([
    { name: 'PUBLIC_URLL', meant: 'PUBLIC_URL' },
    { name: 'EPHEMERIS_FOO', meant: null },
    { name: 'SMTP_ULR', meant: 'SMTP_URL' },
    { name: 'Data_Dir', meant: 'DATA_DIR' },
    { name: 'TRUST_PROXIE', meant: 'TRUST_PROXY' },
  ])
})

test('OPS-100 variables of other programs are left alone, but in .env, which is ours', () => {
  const foreign = [
    'HOME',
    'PATH',
    'LANG',
    'PWD',
    'PORTS',
    'NODE_ENV',
    'LOGNAME',
    'HOSTNAME',
    'npm_config_cache',
    'PGPORT',
  ]
  expect(listUnknown([...foreign, 'PORT', 'DATA_DIR', 'EPHEMERIS_CLOCK'], [])).toEqual([])
  expect(listUnknown(foreign, ['PORT', 'NODE_ENV'])).toEqual([{ name: 'NODE_ENV', meant: null }])
})
