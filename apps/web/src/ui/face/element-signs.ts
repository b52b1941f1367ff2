import type { SignStroke } from '#web/ui/art/sign-paths'
import type { ElementFamily } from '#web/ui/face/face-colours'

const LINE_PX = 2.6

/** The signs of the elements, in a box of 24 × 24. */
export const ELEMENT_SIGNS: Readonly<Record<ElementFamily, SignStroke>> = {
  fire: {
    d: 'M12.4 2.5c.6 3.7 5.1 6 5.1 11.2a5.5 5.5 0 0 1-11 .1c0-2.7 1.5-4 2-6.3 1.4.8 2.3 1.9 2.6 3.5 1.5-2.2 1.9-5.2 1.3-8.5Z',
  },
  water: { d: 'M12 2.5c3.9 4.8 6 8 6 11.3a6 6 0 0 1-12 0c0-3.3 2.1-6.5 6-11.3Z' },
  thunder: { d: 'M13.5 2 5.5 13.5h5.3L9.8 22l8.7-12.2h-5.7L13.5 2Z' },
  ice: { d: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9', widthPx: LINE_PX },
  wind: { d: 'M3.5 9.5h10.7a3 3 0 1 0-2.9-3.8M3.5 14.5h13.2a3 3 0 1 1-2.9 3.8', widthPx: LINE_PX },
  earth: { d: 'M12 2.5 20 12l-8 9.5L4 12Z' },
  grass: { d: 'M4.5 19.5C3.5 9.5 9.5 4 20 4c0 10.5-5.5 16.5-15.5 15.5Z' },
  steel: { d: 'M5 19 19 5M5 5l14 14', widthPx: LINE_PX },
  quantum: {
    d: 'M12 8.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM3 12c0-2.5 4-4.5 9-4.5s9 2 9 4.5-4 4.5-9 4.5-9-2-9-4.5Z',
    widthPx: LINE_PX,
  },
  light: {
    d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19',
    widthPx: LINE_PX,
  },
  ether: { d: 'M12 2.5 19.5 16h-15L12 2.5Zm0 6.5-2.6 4.6h5.2L12 9Zm-5 9.5h10L12 21.8 7 18.5Z' },
  dark: { d: 'M15.5 3A9.5 9.5 0 1 0 21 15.5 8 8 0 0 1 15.5 3Z' },
}
