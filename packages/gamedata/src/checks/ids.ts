import type { Check } from './check-kind.ts'

const FORMS = {
  versions: /^[a-z]+-v\d+\.\d+$/,
  banners: /^[a-z]+-g-[a-z\d]+-\d{8}-\d+$/,
  events: /^[a-z]+-e-\d{8}-[a-z\d]+(-\d+)?$/,
  cycles: /^[a-z]+(_[a-z]+)*$/,
  pools: /^\d{1,8}$/,
  items: /^\d+$/,
} as const

/** Ids have their kind's form, contain their game and occur once: marks and votes refer to them. */
export const idFaults: Check = (facts, game) =>
  Object.entries(FORMS).flatMap(([kind, form]) => {
    const ids = facts[kind as keyof typeof FORMS].map(({ id }) => id)
    const isOwn = (id: string) => !/-[veg]-?/.test(id) || id.startsWith(`${game}-`)
    return [
      ...ids.filter((id) => !form.test(id) || !isOwn(id)).map((id) => [id, 'id is not well formed'] as const),
      ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => [id, 'id occurs twice'] as const),
    ]
  })
