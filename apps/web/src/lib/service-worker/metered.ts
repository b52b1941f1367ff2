/** What some browsers say of the connection. */
interface Connection {
  readonly type?: string
  readonly saveData?: boolean
}

/** Whether data may cost the player money. A browser that does not say counts as unmetered. (PWA-19) */
export function isMetered(navigator: object): boolean {
  const { connection }: { readonly connection?: Connection } = navigator
  return connection?.saveData === true || connection?.type === 'cellular'
}
