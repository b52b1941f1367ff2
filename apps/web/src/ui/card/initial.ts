/** The first letter of a name, for where there is no picture; U where there is no name. */
export function initialOf(name: string): string {
  return ([...name.trim()][0] ?? 'U').toLocaleUpperCase()
}
