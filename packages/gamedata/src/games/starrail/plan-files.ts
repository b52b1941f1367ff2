import income from '../../../data/starrail/income.json' with { type: 'json' }
import recurring from '../../../data/starrail/recurring.json' with { type: 'json' }
import versions from '../../../data/starrail/versions.json' with { type: 'json' }

export const PLAN_FILES = { income, recurring, versions }
