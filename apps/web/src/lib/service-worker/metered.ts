/** What some browsers tell of the connection. */
interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

/** Whether bytes may cost the player something. A browser that does not tell is taken for one at home. (PWA-19) */
export function isMetered(navigator: object): boolean {
  const { connection }: { readonly connection?: Connection } = navigator
  return connection?.saveData === true || connection?.type === 'cellular'
}
