import banners from '../../../data/zenless/banners.json' with { type: 'json' }
import codes from '../../../data/zenless/codes.json' with { type: 'json' }
import events from '../../../data/zenless/events.json' with { type: 'json' }
import noticeRewards from '../../../data/zenless/notice-rewards.json' with { type: 'json' }
import noticeRules from '../../../data/zenless/notice-rules.json' with { type: 'json' }
import officialNames from '../../../data/zenless/official-names.json' with { type: 'json' }
import translations from '../../../data/zenless/translations.json' with { type: 'json' }
import { HISTORY_FILES } from './history-files.ts'

export const CATALOGUE_FILES = {
  ...HISTORY_FILES,
  banners,
  codes,
  events,
  noticeRewards,
  noticeRules,
  officialNames,
  translations,
}
