import type { ArtStroke, Frame } from '#web/ui/art/motif'
import { circle, star } from '#web/ui/art/paths'

/** For a game or a type this release does not know: quiet rings around a star. */
export function quietRings({ centre, unitPx }: Frame): ArtStroke[] {
  return [
    { d: circle(centre, unitPx * 1.7), opacity: 0.14 },
    { d: circle(centre, unitPx * 1.2), opacity: 0.24 },
    { d: circle(centre, unitPx * 0.7), opacity: 0.36 },
    { d: star(centre, unitPx * 0.3), opacity: 0.6, fill: true },
  ]
}
