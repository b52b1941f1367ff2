import { chromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export type EngineName = 'firefox' | 'webkit' | 'chromium'

export const ENGINES: Readonly<Record<EngineName, Engine>> = { firefox, webkit, chromium }
