import income from '../../../data/wuthering/income.json' with { type: 'json' }
import recurring from '../../../data/wuthering/recurring.json' with { type: 'json' }
import versions from '../../../data/wuthering/versions.json' with { type: 'json' }

export const PLAN_FILES = { income, recurring, versions }
