import type { FaceItem, FaceKind } from '#web/ui/face/face-item'
import { type FaceColours, GAME_FACES } from '#web/ui/face/game-faces'

/** What elements of the four games have in common; the same by day and by night. */
export type ElementFamily =
  | 'fire'
  | 'water'
  | 'thunder'
  | 'ice'
  | 'wind'
  | 'earth'
  | 'grass'
  | 'steel'
  | 'quantum'
  | 'light'
  | 'ether'
  | 'dark'

export const ELEMENT_COLOURS: Readonly<Record<ElementFamily, FaceColours>> = {
  fire: { lit: '#c84a28', shade: '#9c351c', ink: '#ffffff' },
  water: { lit: '#2c74c4', shade: '#1e5496', ink: '#ffffff' },
  thunder: { lit: '#8c5ad6', shade: '#673bb0', ink: '#ffffff' },
  ice: { lit: '#c6ecf4', shade: '#97d4e5', ink: '#0c3044' },
  wind: { lit: '#aee8d3', shade: '#7bd0b5', ink: '#0a352a' },
  earth: { lit: '#f0bf63', shade: '#d99f3b', ink: '#33200a' },
  grass: { lit: '#c3e28a', shade: '#9bcb59', ink: '#1e3309' },
  steel: { lit: '#d3d6df', shade: '#aeb3c3', ink: '#1b1e2b' },
  quantum: { lit: '#5a62cf', shade: '#3e45a3', ink: '#ffffff' },
  light: { lit: '#fbedb0', shade: '#efd77f', ink: '#3a2d08' },
  ether: { lit: '#e2a3e6', shade: '#c777cf', ink: '#31093a' },
  dark: { lit: '#8a3a72', shade: '#642453', ink: '#ffffff' },
}

const FAMILIES: ReadonlyMap<string, ElementFamily> = new Map<string, ElementFamily>([
  ...['pyro', 'fire', 'fusion'].map((element) => [element, 'fire'] as const),
  ['hydro', 'water'],
  ...['electro', 'lightning', 'electric'].map((element) => [element, 'thunder'] as const),
  ...['cryo', 'ice', 'glacio', 'frost'].map((element) => [element, 'ice'] as const),
  ...['anemo', 'wind', 'aero'].map((element) => [element, 'wind'] as const),
  ['geo', 'earth'],
  ['dendro', 'grass'],
  ...['physical', 'honed-edge'].map((element) => [element, 'steel'] as const),
  ['quantum', 'quantum'],
  ...['imaginary', 'spectro'].map((element) => [element, 'light'] as const),
  ...['ether', 'auric-ink'].map((element) => [element, 'ether'] as const),
  ['havoc', 'dark'],
])

/** Where element, type and game are not known. */
const UNKNOWN_GAME: FaceColours = { lit: '#5a7683', shade: '#455b66', ink: '#ffffff' }

/** By rank, three shades each. */
export const METALS: ReadonlyMap<number, readonly FaceColours[]> = new Map([
  [
    5,
    [
      { lit: '#f3cf86', shade: '#ddb05a', ink: '#3a2604' },
      { lit: '#efc38f', shade: '#d6a066', ink: '#3b2006' },
      { lit: '#eedb9a', shade: '#d4bb66', ink: '#352a05' },
    ],
  ],
  [
    4,
    [
      { lit: '#d9c8fb', shade: '#bfa6f2', ink: '#2b1460' },
      { lit: '#d3c6f4', shade: '#b4a2e6', ink: '#26155a' },
      { lit: '#e2c9f6', shade: '#caa6ea', ink: '#34124f' },
    ],
  ],
  [
    3,
    [
      { lit: '#c3dcf7', shade: '#9cc2ea', ink: '#0d2c50' },
      { lit: '#c6e0f0', shade: '#9fc8e0', ink: '#0b2f48' },
      { lit: '#c9d6f5', shade: '#a5b9e8', ink: '#141f55' },
    ],
  ],
])

/** `null` of an element that is not known. */
export function familyOf(element: string | null | undefined): ElementFamily | null {
  return FAMILIES.get(element ?? '') ?? null
}

/** @param seed picks one of the shades of a metal */
export function faceColoursOf(game: string, kind: FaceKind, item: FaceItem, seed: number): FaceColours {
  const family = kind === 'character' ? familyOf(item.element) : null
  if (family) return ELEMENT_COLOURS[family]
  const metals = kind === 'gear' ? METALS.get(item.rank) : undefined
  return metals?.[seed % metals.length] ?? GAME_FACES.get(game)?.colours ?? UNKNOWN_GAME
}
