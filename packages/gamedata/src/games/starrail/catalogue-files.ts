import banners from '../../../data/starrail/banners.json' with { type: 'json' }
import codes from '../../../data/starrail/codes.json' with { type: 'json' }
import events from '../../../data/starrail/events.json' with { type: 'json' }
import noticeRewards from '../../../data/starrail/notice-rewards.json' with { type: 'json' }
import noticeRules from '../../../data/starrail/notice-rules.json' with { type: 'json' }
import officialNames from '../../../data/starrail/official-names.json' with { type: 'json' }
import translations from '../../../data/starrail/translations.json' with { type: 'json' }
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
