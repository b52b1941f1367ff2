/** This tab, as long as its page is loaded: a random UUID. `crypto.randomUUID` exists on secure origins alone. */
export const TAB_ID = randomUuid()

function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5')
}
