import banners from '../../../data/wuthering/banners.json' with { type: 'json' }
import events from '../../../data/wuthering/events.json' with { type: 'json' }
import officialNames from '../../../data/wuthering/official-names.json' with { type: 'json' }
import translations from '../../../data/wuthering/translations.json' with { type: 'json' }

export const CATALOGUE_FILES = { banners, events, officialNames, translations }
