import type { Locator } from '@playwright/test'

/**
 * What is wrong with the places of texts in a card: a text that leaves its row, the card or the window, or lies on another
 * one. What only readers get is passed over.
 */
export async function misplacedTexts(card: Locator): Promise<readonly string[]> {
  return card.evaluate((root) => {
    const SLACK_PX = 1.5
    const leaves: { text: string; rect: DOMRect; row: Element | null }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!element || text === '' || isHidden(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects()) {
        if (rect.width > 1 && rect.height > 1) leaves.push({ text, rect, row: element.closest('li') })
      }
    }
    const frame = root.getBoundingClientRect()
    return [
      ...leaves.filter(({ rect }) => !isWithin(rect, frame)).map(({ text }) => `outside the card: ${text}`),
      ...leaves
        .filter(({ rect, row }) => row && root.contains(row) && !isWithin(rect, row.getBoundingClientRect()))
        .map(({ text }) => `outside its row: ${text}`),
      ...leaves.filter(({ rect }) => rect.right > window.innerWidth).map(({ text }) => `outside the window: ${text}`),
      ...leaves.flatMap((one, at) =>
        leaves
          .slice(at + 1)
          .flatMap((other) => (lieOnEachOther(one.rect, other.rect) ? [`${one.text} on ${other.text}`] : [])),
      ),
    ]

    function isHidden(element: Element): boolean {
      for (let one: Element | null = element; one && one !== root; one = one.parentElement) {
        const { clipPath, overflow, visibility } = getComputedStyle(one)
        if (visibility === 'hidden' || clipPath !== 'none') return true
        // What is too long there ends in dots.
        if (overflow === 'hidden' && one.clientWidth < one.scrollWidth) return true
      }
      return false
    }

    function isWithin(rect: DOMRect, outer: DOMRect): boolean {
      return (
        rect.top >= outer.top - SLACK_PX &&
        rect.bottom <= outer.bottom + SLACK_PX &&
        rect.left >= outer.left - SLACK_PX &&
        rect.right <= outer.right + SLACK_PX
      )
    }

    /** Lines of text may touch, as their boxes are higher than their letters. */
    function lieOnEachOther(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > SLACK_PX && height > Math.min(one.height, other.height) / 3
    }
  })
}
