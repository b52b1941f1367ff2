import income from '../../../data/genshin/income.json' with { type: 'json' }
import recurring from '../../../data/genshin/recurring.json' with { type: 'json' }
import versions from '../../../data/genshin/versions.json' with { type: 'json' }

export const PLAN_FILES = { income, recurring, versions }
