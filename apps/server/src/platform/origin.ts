/** Where users reach this installation: what links in mails and codes begin with. Never taken from a request. (MAIL-5) */
export interface Origin {
  /** Without a slash at the end. */
  url(): string
  /** Sets the address that is listened on, which counts where the operator has named none. */
  listensAt(address: string): void
}

export function createOrigin({
  publicUrl,
  host,
  port,
}: {
  publicUrl: string | null
  host: string
  port: number
}): Origin {
  let listening = `http://${host}:${port}`
  return {
    url: () => publicUrl ?? listening,
    listensAt: (address) => {
      listening = address
    },
  }
}
