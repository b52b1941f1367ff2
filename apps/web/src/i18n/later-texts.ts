/** What one language calls one area. */
export type TextChunk = Readonly<Record<string, unknown>>

/** One chunk per language and area that no first page shows; a program of its own, since its table is long. */
export const LATER_CHUNKS = import.meta.glob<TextChunk>(
  ['./*/*.ts', '!./*/{shell,errors,home,timeline,launch,welcome}.ts'],
  { base: '../../../../packages/texts/src' },
)
