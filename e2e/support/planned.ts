/** A device with a plan for Genshin Impact: one goal, under no name of its own. */
export const PLANNED = {
  gachaSelectedGame: 'genshin',
  plan: {
    accounts: {
      genshin: {
        goals: [
          {
            id: 'any',
            poolId: '301',
            bannerId: null,
            expected: null,
            itemId: null,
            name: null,
            copies: 1,
            until: '2026-06-30T10:00:00Z',
            isSkipped: false,
          },
        ],
        owned: { primogem: 4000 },
        since: '2026-05-01T00:00:00Z',
      },
    },
  },
}
