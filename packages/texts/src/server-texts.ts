import type { Language } from '@ephemeris/core/language/language'
import { gacha as gachaEn } from './en/gacha.ts'
import { gachaShare as gachaShareEn } from './en/gachaShare.ts'
import { feed as feedEn } from './en/server/feed.ts'
import { mail as mailEn } from './en/server/mail.ts'
import { messages as messagesEn } from './en/server/messages.ts'
import { refusals as refusalsEn } from './en/server/refusals.ts'
import { titles as titlesEn } from './en/server/titles.ts'
import { tonight as tonightEn } from './en/tonight.ts'
import { gacha as gachaFr } from './fr/gacha.ts'
import { gachaShare as gachaShareFr } from './fr/gachaShare.ts'
import { feed as feedFr } from './fr/server/feed.ts'
import { mail as mailFr } from './fr/server/mail.ts'
import { messages as messagesFr } from './fr/server/messages.ts'
import { refusals as refusalsFr } from './fr/server/refusals.ts'
import { titles as titlesFr } from './fr/server/titles.ts'
import { tonight as tonightFr } from './fr/tonight.ts'
import { gacha as gachaJa } from './ja/gacha.ts'
import { gachaShare as gachaShareJa } from './ja/gachaShare.ts'
import { feed as feedJa } from './ja/server/feed.ts'
import { mail as mailJa } from './ja/server/mail.ts'
import { messages as messagesJa } from './ja/server/messages.ts'
import { refusals as refusalsJa } from './ja/server/refusals.ts'
import { titles as titlesJa } from './ja/server/titles.ts'
import { tonight as tonightJa } from './ja/tonight.ts'
import { gacha as gachaKo } from './ko/gacha.ts'
import { gachaShare as gachaShareKo } from './ko/gachaShare.ts'
import { feed as feedKo } from './ko/server/feed.ts'
import { mail as mailKo } from './ko/server/mail.ts'
import { messages as messagesKo } from './ko/server/messages.ts'
import { refusals as refusalsKo } from './ko/server/refusals.ts'
import { titles as titlesKo } from './ko/server/titles.ts'
import { tonight as tonightKo } from './ko/tonight.ts'
import type { ServerTexts } from './server-areas.ts'
import { gacha as gachaZhHans } from './zh-Hans/gacha.ts'
import { gachaShare as gachaShareZhHans } from './zh-Hans/gachaShare.ts'
import { feed as feedZhHans } from './zh-Hans/server/feed.ts'
import { mail as mailZhHans } from './zh-Hans/server/mail.ts'
import { messages as messagesZhHans } from './zh-Hans/server/messages.ts'
import { refusals as refusalsZhHans } from './zh-Hans/server/refusals.ts'
import { titles as titlesZhHans } from './zh-Hans/server/titles.ts'
import { tonight as tonightZhHans } from './zh-Hans/tonight.ts'
import { gacha as gachaZhHant } from './zh-Hant/gacha.ts'
import { gachaShare as gachaShareZhHant } from './zh-Hant/gachaShare.ts'
import { feed as feedZhHant } from './zh-Hant/server/feed.ts'
import { mail as mailZhHant } from './zh-Hant/server/mail.ts'
import { messages as messagesZhHant } from './zh-Hant/server/messages.ts'
import { refusals as refusalsZhHant } from './zh-Hant/server/refusals.ts'
import { titles as titlesZhHant } from './zh-Hant/server/titles.ts'
import { tonight as tonightZhHant } from './zh-Hant/tonight.ts'

/** What the server says, by language. The page finds its texts by looking into the folders. (LANG-4) */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = {
  en: {
    feed: feedEn,
    gacha: gachaEn,
    gachaShare: gachaShareEn,
    mail: mailEn,
    messages: messagesEn,
    refusals: refusalsEn,
    resets: tonightEn.names,
    titles: titlesEn,
  },
  'zh-Hans': {
    feed: feedZhHans,
    gacha: gachaZhHans,
    gachaShare: gachaShareZhHans,
    mail: mailZhHans,
    messages: messagesZhHans,
    refusals: refusalsZhHans,
    resets: tonightZhHans.names,
    titles: titlesZhHans,
  },
  'zh-Hant': {
    feed: feedZhHant,
    gacha: gachaZhHant,
    gachaShare: gachaShareZhHant,
    mail: mailZhHant,
    messages: messagesZhHant,
    refusals: refusalsZhHant,
    resets: tonightZhHant.names,
    titles: titlesZhHant,
  },
  ja: {
    feed: feedJa,
    gacha: gachaJa,
    gachaShare: gachaShareJa,
    mail: mailJa,
    messages: messagesJa,
    refusals: refusalsJa,
    resets: tonightJa.names,
    titles: titlesJa,
  },
  ko: {
    feed: feedKo,
    gacha: gachaKo,
    gachaShare: gachaShareKo,
    mail: mailKo,
    messages: messagesKo,
    refusals: refusalsKo,
    resets: tonightKo.names,
    titles: titlesKo,
  },
  fr: {
    feed: feedFr,
    gacha: gachaFr,
    gachaShare: gachaShareFr,
    mail: mailFr,
    messages: messagesFr,
    refusals: refusalsFr,
    resets: tonightFr.names,
    titles: titlesFr,
  },
}
