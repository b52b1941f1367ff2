import type { ArtStroke, Frame, GameArt } from '#web/ui/art/motif'
import { arc, circle, curve, dot, ellipse, join, line, type Point, polar, star, TURN, ticks } from '#web/ui/art/paths'
import { between } from '#web/ui/art/random'

export const ART: GameArt = {
  motifs: { version: planet, gacha: orbits, event: hangingRails, challenge: clock },
  echoes: { version: 'challenge', gacha: 'challenge', event: 'gacha', challenge: 'gacha' },
  hasScatter: true,
}

/** A planet with a ring above three tracks that curve away below it. */
function planet(frame: Frame): ArtStroke[] {
  const { centre, unitPx, random, isLarge } = frame
  const seat = { x: centre.x - unitPx * between(random, 0.2, 0.6), y: centre.y - unitPx * between(random, 0.1, 0.25) }
  const radius = unitPx * 0.44
  const tilt = between(random, -0.42, -0.2)
  const hub = { x: centre.x + unitPx * 0.85, y: frame.heightPx + unitPx * 2.5 }
  const tracks = [2.6, 3.4, 4.35].map((r) => rails(frame, hub, unitPx * r))
  const light = { x: seat.x + radius * 1.3, y: seat.y - radius * 1.75 }
  return [
    ...tracks.map((d, i) => ({ d, opacity: [0.5, 0.34, 0.2][i] ?? 0.2 })),
    { d: circle(seat, radius), opacity: 0.16, fill: true },
    { d: nightSide(seat, radius, TURN * 0.36), opacity: 0.26, fill: true },
    { d: circle(seat, radius) + ringAround(seat, radius, { reach: 1.95, tilt }), opacity: 0.62 },
    ...(isLarge ? [{ d: ringAround(seat, radius, { reach: 2.2, tilt }), opacity: 0.34 }] : []),
    { d: star(light, unitPx * (isLarge ? 0.2 : 0.24)), opacity: 0.8, fill: true },
  ]
}

/** Bodies on tilted orbits around a star. */
function orbits({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const tilt = between(random, -0.55, -0.3)
  const radii = [0.52, 0.94, 1.36, 1.78, 2.2].map((r) => ({ x: unitPx * r, y: unitPx * r * 0.4 }))
  const bodies = radii.map(({ x, y }) => {
    const angle = random() * TURN
    const flat = { x: x * Math.cos(angle), y: y * Math.sin(angle) }
    return {
      x: centre.x + flat.x * Math.cos(tilt) - flat.y * Math.sin(tilt),
      y: centre.y + flat.x * Math.sin(tilt) + flat.y * Math.cos(tilt),
    }
  })
  const near = radii.slice(0, 3).map((r) => ellipse(centre, r, tilt))
  const far = radii.slice(3).map((r) => ellipse(centre, r, tilt))
  const haloed = bodies[2] ?? centre
  return [
    { d: far.join(''), opacity: 0.26 },
    { d: near.join(''), opacity: 0.5 },
    { d: bodies.map(dot).join(''), opacity: 0.75, widthPx: unitPx * 0.15 },
    { d: circle(haloed, unitPx * 0.16), opacity: 0.5 },
    ...(isLarge ? [{ d: ellipse(centre, { x: unitPx * 2.62, y: unitPx * 1.05 }, tilt), opacity: 0.14 }] : []),
    { d: star(centre, unitPx * 0.4), opacity: 0.72, fill: true },
  ]
}

/** Two tracks that sag from above the picture's edge, a star on the upper one. */
function hangingRails(frame: Frame): ArtStroke[] {
  const { centre, unitPx, random } = frame
  const hub = { x: centre.x - unitPx * between(random, -0.1, 0.5), y: centre.y - unitPx * 3.1 }
  const upper = unitPx * between(random, 2.6, 2.8)
  const lower = upper + unitPx * 0.72
  const stop = polar(hub, upper + unitPx * 0.06, TURN / 4 - between(random, -0.12, 0.12))
  const moon = polar(hub, lower + unitPx * 0.06, TURN / 4 + between(random, 0.18, 0.34))
  return [
    { d: rails(frame, hub, upper), opacity: 0.52 },
    { d: rails(frame, hub, lower), opacity: 0.34 },
    { d: dot(moon), opacity: 0.45, widthPx: unitPx * 0.22 },
    { d: circle(moon, unitPx * 0.2), opacity: 0.45 },
    { d: star(stop, unitPx * 0.34), opacity: 0.78, fill: true },
  ]
}

/** A dial of sixty minutes and twelve hours, and its two hands. */
function clock({ centre, unitPx, random, isLarge }: Frame): ArtStroke[] {
  const hour = random() * TURN
  const minute = (hour * 12) % TURN
  const rings = [0.3, 0.62, 1].map((r) => circle(centre, unitPx * r)).join('')
  const hand = (angle: number, reach: number) => line(polar(centre, -0.14 * unitPx, angle), polar(centre, reach, angle))
  return [
    { d: rings + ticks(centre, { inner: unitPx * 0.86, outer: unitPx }, isLarge ? 60 : 30), opacity: 0.46 },
    { d: ticks(centre, { inner: unitPx * 1.2, outer: unitPx * 1.36 }, 12), opacity: 0.45, widthPx: 1.4 },
    { d: circle(centre, unitPx * 1.28) + (isLarge ? circle(centre, unitPx * 1.75) : ''), opacity: 0.22 },
    { d: arc(centre, unitPx * 0.73, hour, hour + 1.9), opacity: 0.3, widthPx: unitPx * 0.09 },
    { d: hand(minute, unitPx * 0.8) + hand(hour, unitPx * 0.5), opacity: 0.72, widthPx: isLarge ? 1.6 : 1.2 },
    { d: dot(centre), opacity: 0.8, widthPx: unitPx * 0.15 },
  ]
}

/** A track around `hub`: two lines, and the sleepers that lie within the picture. */
function rails({ widthPx, heightPx, unitPx, isLarge }: Frame, hub: Point, radius: number): string {
  const gauge = unitPx * 0.12
  const pitch = isLarge ? unitPx * 0.27 : unitPx * 0.3
  const count = Math.round((TURN * radius) / pitch)
  const sleepers = Array.from({ length: count }, (_, i) => (i / count) * TURN).filter((angle) => {
    const { x, y } = polar(hub, radius, angle)
    return x > -gauge && x < widthPx + gauge && y > -gauge && y < heightPx + gauge
  })
  const ends = { inner: radius - gauge * 0.6, outer: radius + gauge * 1.6 }
  return (
    circle(hub, radius) +
    circle(hub, radius + gauge) +
    sleepers.map((angle) => line(polar(hub, ends.inner, angle), polar(hub, ends.outer, angle))).join('')
  )
}

/** A planet's ring without the part that the planet hides. */
function ringAround(seat: Point, radius: number, { reach, tilt }: { reach: number; tilt: number }): string {
  const wide = radius * reach
  const high = wide * 0.2
  const hidden = Math.acos(Math.sqrt((radius ** 2 - high ** 2) / (wide ** 2 - high ** 2)))
  const at = (t: number) => {
    const flat = { x: wide * Math.cos(t), y: high * Math.sin(t) }
    return {
      x: seat.x + flat.x * Math.cos(tilt) - flat.y * Math.sin(tilt),
      y: seat.y + flat.x * Math.sin(tilt) + flat.y * Math.cos(tilt),
    }
  }
  return curve(at, -hidden, TURN / 2 + hidden, 8)
}

/** The night side: a half of the disc, less what a wider circle through the same two points leaves lit. */
function nightSide(seat: Point, radius: number, towards: number): string {
  const dawn = polar(seat, radius, towards - TURN / 4)
  const edge = arc(seat, radius, towards - TURN / 4, towards + TURN / 4)
  return `${edge}A${join(radius * 1.3, radius * 1.3)} 0 0 0 ${join(dawn.x, dawn.y)}Z`
}
