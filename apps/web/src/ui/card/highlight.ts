/** Whether a part of the page is pointed at: it comes into view, takes the focus and is coloured for a moment. */
export interface Highlight {
  /** Another number for each time; 0 while nothing points at it. */
  readonly turn: number
  /** When the colour has gone. */
  readonly onEnd: () => void
}

export const NO_HIGHLIGHT: Highlight = { turn: 0, onEnd: () => undefined }

/** Of a part of the page that can be pointed at. */
export interface Highlightable {
  highlight: Highlight
}
