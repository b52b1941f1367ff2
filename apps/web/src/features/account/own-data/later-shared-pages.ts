import { later } from '#web/ui/part/later.tsx'

export const LaterSharedPages = later(
  async () => (await import('#web/features/account/own-data/shared-pages.tsx')).SharedPages,
  ['gachaShare'],
)
