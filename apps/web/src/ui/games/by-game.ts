/** What was found in the folders of games, by the name of the folder: `../games/genshin/sign.ts`. */
export function byGame<T>(found: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(found).map(([path, value]) => [path.split('/').at(-2) ?? '', value]))
}
