/** Path data builders. Lengths in px, angles in radians, clockwise from the right, since y points down. */

export interface Point {
  x: number
  y: number
}

export const TURN = Math.PI * 2

/** Numbers to path data: one decimal, no leading zero, a separator only where a minus sign does not part them. */
export function join(...numbers: number[]): string {
  return numbers
    .map((number, i) => {
      const text = String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, '$1.')
      return i > 0 && !text.startsWith('-') ? ` ${text}` : text
    })
    .join('')
}

/** The point `radius` away from `centre`. */
export function polar(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}

export function circle(centre: Point, radius: number): string {
  return ellipse(centre, { x: radius, y: radius }, 0)
}

export function ellipse(centre: Point, radii: Point, angle: number): string {
  const reach = { x: radii.x * Math.cos(angle), y: radii.x * Math.sin(angle) }
  const shape = `a${join(radii.x, radii.y, (angle * 360) / TURN)} 1 0 `
  const there = join(2 * reach.x, 2 * reach.y)
  const back = join(-2 * reach.x, -2 * reach.y)
  return `M${join(centre.x - reach.x, centre.y - reach.y)}${shape}${there}${shape}${back}`
}

/** A point that takes the line's width as its diameter: the shortest way to write a disc. */
export function dot({ x, y }: Point): string {
  return `M${join(x, y)}h0`
}

export function line(from: Point, to: Point): string {
  return `M${join(from.x, from.y)}L${join(to.x, to.y)}`
}

export function polyline(points: Point[]): string {
  return `M${points.map(({ x, y }) => join(x, y)).join('L')}`
}

export function polygon(centre: Point, radius: number, sides: number, angle: number): string {
  return `${polyline(Array.from({ length: sides }, (_, i) => polar(centre, radius, angle + (i / sides) * TURN)))}Z`
}

/** A four-point star; its sides bow inwards the more, the nearer `waist` (a share of the radius) is to 0. */
export function star({ x, y }: Point, radius: number, waist = 0.06): string {
  const near = radius * waist
  const far = radius - near
  const side = (sx: number, sy: number, ex: number, ey: number) => {
    const bend = join(sx * far + ex * near, sy * far + ey * near)
    return `c${bend} ${bend} ${join((sx + ex) * radius, (sy + ey) * radius)}`
  }
  return `M${join(x, y - radius)}${side(0, 1, 1, 0)}${side(-1, 0, 0, 1)}${side(0, -1, -1, 0)}${side(1, 0, 0, -1)}Z`
}

/** Clockwise from one angle to a larger one, less than a turn. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const start = polar(centre, radius, from)
  const end = polar(centre, radius, to)
  const isLong = to - from > TURN / 2 ? 1 : 0
  return `M${join(start.x, start.y)}A${join(radius, radius)} 0 ${isLong} 1 ${join(end.x, end.y)}`
}

/** `count` strokes across a ring, from the inner to the outer radius. */
export function ticks(centre: Point, radii: { inner: number; outer: number }, count: number, angle = 0): string {
  return Array.from({ length: count }, (_, i) => {
    const turned = angle + (i / count) * TURN
    return line(polar(centre, radii.inner, turned), polar(centre, radii.outer, turned))
  }).join('')
}

export function roundedRect(centre: Point, size: Point, radius: number): string {
  const x = size.x / 2
  const y = size.y / 2
  const corner = `a${join(radius, radius)} 0 0 1 `
  const top = `M${join(centre.x - x + radius, centre.y - y)}h${join(size.x - 2 * radius)}`
  const right = `${corner}${join(radius, radius)}v${join(size.y - 2 * radius)}`
  const bottom = `${corner}${join(-radius, radius)}h${join(2 * radius - size.x)}`
  return `${top}${right}${bottom}${corner}${join(-radius, -radius)}v${join(2 * radius - size.y)}${corner}${join(radius, -radius)}Z`
}

/**
 * A smooth line through `at(from)` … `at(to)`: cubic pieces whose tangents are those of the curve,
 * so a dozen of them look like a spiral or a wave where a polyline would need a hundred points.
 * Pieces are relative, which is shorter, to the rounded end of the last one, so that no error adds up.
 */
export function curve(at: (t: number) => Point, from: number, to: number, pieces: number): string {
  const step = (to - from) / pieces
  let here = rounded(at(from))
  let data = `M${join(here.x, here.y)}`
  for (let i = 1; i <= pieces; i++) {
    const t = from + i * step
    const end = rounded(at(t))
    const arrival = tangent(at, t, step)
    const departure = tangent(at, t - step, step)
    const bend = { x: end.x - arrival.x / 3 - here.x, y: end.y - arrival.y / 3 - here.y }
    const stretch = join(bend.x, bend.y, end.x - here.x, end.y - here.y)
    data += i === 1 ? `c${join(departure.x / 3, departure.y / 3)} ${stretch}` : `s${stretch}`
    here = end
  }
  return data
}

function tangent(at: (t: number) => Point, t: number, step: number): Point {
  const before = at(t - step / 100)
  const after = at(t + step / 100)
  return { x: (after.x - before.x) * 50, y: (after.y - before.y) * 50 }
}

function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }
}
