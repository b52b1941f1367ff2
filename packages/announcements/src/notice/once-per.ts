/** Reads something of each object once, however often it is asked for. */
export function oncePer<K extends object, V>(read: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (object) => {
    const found = known.get(object) ?? { value: read(object) }
    known.set(object, found)
    return found.value
  }
}
