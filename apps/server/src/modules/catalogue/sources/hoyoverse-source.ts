import type { PublisherNotice } from '@ephemeris/announcements/notice/notice'
import { READING_ORDER } from '@ephemeris/announcements/notice/texts'
import type { UnreadableEntry } from '@ephemeris/announcements/publishers/entry-shape'
import { joinLanguages, readHoyoverseNotices } from '@ephemeris/announcements/publishers/hoyoverse-notices'
import type { Language } from '@ephemeris/core/language/language'
import { serviceTag } from '@ephemeris/core/language/language-tags'
import { SourceError } from './fetch-error.ts'
import { type Get, type NoticeSource, requireNotices } from './notice-source.ts'

type HoyoverseGame = 'genshin' | 'starrail' | 'zenless'

interface Host {
  readonly base: string
  readonly game: string
  readonly biz: string
  readonly region: string
}

/** The hosts for players outside of mainland China, which carry every language. */
const WORLD: Readonly<Record<HoyoverseGame, Host>> = {
  genshin: {
    base: 'https://sg-hk4e-api.hoyoverse.com/common/hk4e_global/announcement/api',
    game: 'hk4e',
    biz: 'hk4e_global',
    region: 'os_asia',
  },
  starrail: {
    base: 'https://sg-hkrpg-api.hoyoverse.com/common/hkrpg_global/announcement/api',
    game: 'hkrpg',
    biz: 'hkrpg_global',
    region: 'prod_official_asia',
  },
  zenless: {
    base: 'https://sg-announcement-api.hoyoverse.com/common/nap_global/announcement/api',
    game: 'nap',
    biz: 'nap_global',
    region: 'prod_gf_jp',
  },
}

/** The hosts for mainland China, in Simplified Chinese. */
const CHINA: Readonly<Record<HoyoverseGame, Host>> = {
  genshin: {
    base: 'https://hk4e-ann-api.mihoyo.com/common/hk4e_cn/announcement/api',
    game: 'hk4e',
    biz: 'hk4e_cn',
    region: 'cn_gf01',
  },
  starrail: {
    base: 'https://hkrpg-ann-api.mihoyo.com/common/hkrpg_cn/announcement/api',
    game: 'hkrpg',
    biz: 'hkrpg_cn',
    region: 'prod_gf_cn',
  },
  zenless: {
    base: 'https://announcement-api.mihoyo.com/common/nap_cn/announcement/api',
    game: 'nap',
    biz: 'nap_cn',
    region: 'prod_gf_cn',
  },
}

/**
 * The notices of a HoYoverse game: each language from the world's host; Simplified Chinese from the host of mainland
 * China where the other one has none. One language that fails costs only itself.
 */
export function hoyoverseSource(gameId: HoyoverseGame): NoticeSource {
  async function read(get: Get, host: Host, language: Language) {
    const list = await get(addressOf(host, 'getAnnList', language))
    const content = await get(addressOf(host, 'getAnnContent', language))
    const reading = readHoyoverseNotices(gameId, { list, content }, language)
    if (!reading) throw new SourceError('shape')
    // Some hosts answer a wrong question with an empty list and success.
    requireNotices(reading)
    return reading
  }

  async function readAnyHost(get: Get, language: Language) {
    try {
      return await read(get, WORLD[gameId], language)
    } catch (error) {
      if (language !== 'zh-Hans' || !(error instanceof SourceError)) throw error
      return await read(get, CHINA[gameId], language)
    }
  }

  return {
    gameId,
    page: null,
    fetch: async (get) => {
      const readings: (readonly PublisherNotice[])[] = []
      const languages: Language[] = []
      const unreadable: UnreadableEntry[] = []
      const failures: string[] = []
      let failure: SourceError | null = null
      for (const language of READING_ORDER) {
        try {
          const reading = await readAnyHost(get, language)
          readings.push(reading.notices)
          languages.push(language)
          unreadable.push(...reading.unreadable)
        } catch (error) {
          if (!(error instanceof SourceError)) throw error
          failure ??= error
          failures.push(`${language}: ${error.reason}`)
        }
      }
      if (failure && !languages.includes('zh-Hans') && !languages.includes('en')) throw failure
      return { notices: joinLanguages(readings), languages, unreadable, failures }
    },
  }
}

function addressOf({ base, game, biz, region }: Host, method: string, language: Language): string {
  const query = new URLSearchParams({
    game,
    game_biz: biz,
    bundle_id: biz,
    lang: serviceTag(language),
    platform: 'pc',
    region,
    // No user in particular; notices for beginners are hidden from higher levels and the other way round.
    level: '60',
    uid: '100000000',
    channel_id: '1',
  })
  return `${base}/${method}?${query}`
}
