import income from '../../../data/zenless/income.json' with { type: 'json' }
import recurring from '../../../data/zenless/recurring.json' with { type: 'json' }
import versions from '../../../data/zenless/versions.json' with { type: 'json' }

export const PLAN_FILES = { income, recurring, versions }
