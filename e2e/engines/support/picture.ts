import type { AppPage } from './app-page.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where an element is in the view; `null` if there is none. */
export function boxOf(app: AppPage, selector: string): Promise<Box | null> {
  return app.evaluate((wanted: string) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect()
    return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null
  }, selector)
}

/**
 * How many columns of a part of the view hold something else than its ground, as it is on the screen: an engine may lay
 * out what it does not paint.
 */
export async function paintedColumns(app: AppPage, box: Box): Promise<number> {
  const png = (await app.picture()).toString('base64')
  return app.evaluate(
    async (encoded: string, { x, y, width, height }: Box) => {
      const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const scale = bitmap.width / innerWidth
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(width)
      canvas.height = Math.round(height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, x * scale, y * scale, width * scale, height * scale, 0, 0, canvas.width, canvas.height)
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
      const isOther = (at: number) => Math.abs((data[at] ?? 0) - (data[0] ?? 0)) > 8
      const columns = Array.from({ length: canvas.width }, (_, column) => column)
      const rows = Array.from({ length: canvas.height }, (_, row) => row)
      return columns.filter((column) => rows.some((row) => isOther(4 * (row * canvas.width + column)))).length
    },
    png,
    box,
  )
}
