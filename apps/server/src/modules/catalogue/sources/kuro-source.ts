import type { PublisherNotice } from '@ephemeris/announcements/notice/notice'
import { readKuroNotices } from '@ephemeris/announcements/publishers/kuro-notices'
import { activityName } from '@ephemeris/announcements/times/notice-name'
import { SourceError } from './fetch-error.ts'
import { type Get, type NoticeSource, requireNotices } from './notice-source.ts'

/** With bodies, in Simplified Chinese. */
const CHINA = 'https://aki-gm-resources-back.aki-game.com/gamenotice/G152/76402e5b20be2c39f095a152090afddc/zh-Hans.json'
/** Titles in every language, without bodies; its numbers are not those of the other list. */
const WORLD = 'https://aki-gm-resources-back.aki-game.net/gamenotice/G153/6eb2a235b30d05efd77bedb5cf60999e/notice.json'

/**
 * The notices of Wuthering Waves: times and kinds from the list with bodies, titles of the other languages from the
 * list of the world, joined by the Chinese name of the activity.
 */
export function kuroSource(): NoticeSource {
  return {
    gameId: 'wuthering',
    page: null,
    fetch: async (get) => {
      const china = await read(get, CHINA).catch(onlySourceErrors)
      const world = await read(get, WORLD).catch(onlySourceErrors)
      if (china instanceof SourceError && world instanceof SourceError) throw bothFailed(china, world)
      const withBodies = china instanceof SourceError ? [] : china.notices
      const withTitles = world instanceof SourceError ? [] : world.notices
      const notices = withBodies.length > 0 ? withTitlesOf(withBodies, withTitles) : withTitles
      const unreadable = [china, world].flatMap((one) => (one instanceof SourceError ? [] : one.unreadable))
      const failures = [
        ...(china instanceof SourceError ? [`Chinese list: ${china.reason}`] : []),
        ...(world instanceof SourceError ? [`list of the world: ${world.reason}`] : []),
      ]
      return {
        notices,
        languages: [...new Set(notices.flatMap(({ texts }) => [...texts.keys()]))],
        unreadable,
        failures,
      }
    },
  }
}

async function read(get: Get, url: string) {
  const reading = readKuroNotices(await get(url), 'zh-Hans')
  if (!reading) throw new SourceError('shape')
  requireNotices(reading)
  return reading
}

function bothFailed(china: SourceError, world: SourceError): SourceError {
  if (china.reason === world.reason) return china
  const retryAfterMs = Math.max(china.retryAfterMs ?? 0, world.retryAfterMs ?? 0) || null
  return new SourceError(`Chinese list: ${china.reason}; list of the world: ${world.reason}`, { retryAfterMs })
}

function onlySourceErrors(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  throw error
}

function withTitlesOf(
  notices: readonly PublisherNotice[],
  titled: readonly PublisherNotice[],
): readonly PublisherNotice[] {
  const byName = new Map(titled.flatMap((notice) => keysOf(notice).map((key) => [key, notice] as const)))
  return notices.map((notice) => {
    const match = keysOf(notice)
      .map((key) => byName.get(key))
      .find((found) => found !== undefined)
    return match ? { ...notice, texts: new Map([...match.texts, ...notice.texts]) } : notice
  })
}

/** A weapon banner keeps its name for years, so the whole title counts as well. */
function keysOf({ texts }: PublisherNotice): readonly string[] {
  const text = texts.get('zh-Hans')
  if (!text) return []
  const title = text.title.replace(/\s+/g, '')
  return title.includes('唤取') ? [title] : [title, activityName(text, 'zh-Hans')]
}
