import { HISTORY_KINDS } from './kinds.ts'

/** One exported challenge, as most kinds have them. */
export const SAMPLE_RECORD = {
  challenge_name: 'Trial of stone',
  difficulty: 4,
  max_score: 2400,
  score_multiple: 1.5,
  settle_time: 1610000000,
  avatars: [
    { id: 10000046, icon: 'https://example.test/46.png', level: 90, is_trail_avatar: false },
    { id: 10000030, icon: '', level: 80, is_trail_avatar: true },
  ],
  buffs: [],
  limit_conditions: [{ desc: 'Without healing', score: 100 }],
  first_half: { avatars: [{ id: 10000002, level: 90 }] },
}

/** An export with every kind in it. */
export function sampleExport(): string {
  const activities = [...HISTORY_KINDS.keys()].map((id) => ({
    [id]: { total_score: '5300', total_times: 3, start_time: 1608600000, records: [SAMPLE_RECORD] },
    game_version: '1.2',
  }))
  return JSON.stringify({ retcode: 0, data: { activities } })
}
