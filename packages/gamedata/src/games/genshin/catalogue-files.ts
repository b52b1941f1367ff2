import banners from '../../../data/genshin/banners.json' with { type: 'json' }
import codes from '../../../data/genshin/codes.json' with { type: 'json' }
import events from '../../../data/genshin/events.json' with { type: 'json' }
import noticeRewards from '../../../data/genshin/notice-rewards.json' with { type: 'json' }
import noticeRules from '../../../data/genshin/notice-rules.json' with { type: 'json' }
import officialNames from '../../../data/genshin/official-names.json' with { type: 'json' }
import translations from '../../../data/genshin/translations.json' with { type: 'json' }
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
