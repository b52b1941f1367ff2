import type { GameActivity, PlacedActivity } from '../activity/activity.ts'
import { instant } from '../time/instant.ts'
import { wallTime } from '../time/wall-time.ts'

const START_MS = Date.UTC(2026, 4, 20, 3)
const END_MS = Date.UTC(2026, 5, 9, 9, 59)

/** An activity of which a test changes only what it is about. */
export function sampleActivity(changes: Partial<GameActivity> = {}): GameActivity {
  return {
    id: '6f1c1d1e-6a0e-5f3b-9a34-0d6a3d1f2b10',
    gameId: 'genshin',
    type: 'gacha',
    title: '「Venti」 Wish',
    shortTitle: 'Wish - Venti',
    titleLanguage: 'en',
    isTitleOurs: false,
    announcement: null,
    start: { kind: 'instant', at: instant(START_MS) },
    end: { kind: 'wall', at: wallTime(END_MS) },
    bannerUrl: null,
    certainty: 'announced',
    source: { name: 'catalogue', url: null, updatedAt: instant(START_MS) },
    featured: [],
    ...changes,
  }
}

export function samplePlaced(changes: Partial<PlacedActivity> = {}): PlacedActivity {
  return { ...sampleActivity(), startAt: instant(START_MS), endAt: instant(END_MS), ...changes }
}
