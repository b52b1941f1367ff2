import banners from '../../../data/wuthering/banners.json' with { type: 'json' }
import codes from '../../../data/wuthering/codes.json' with { type: 'json' }
import events from '../../../data/wuthering/events.json' with { type: 'json' }
import noticeRewards from '../../../data/wuthering/notice-rewards.json' with { type: 'json' }
import noticeRules from '../../../data/wuthering/notice-rules.json' with { type: 'json' }
import officialNames from '../../../data/wuthering/official-names.json' with { type: 'json' }
import translations from '../../../data/wuthering/translations.json' with { type: 'json' }
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
