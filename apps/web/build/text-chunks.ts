import type { Rolldown } from 'vite'

export interface TextChunkFile {
  readonly fileName: string
  readonly language: string
  readonly area: string
}

/** The chunks that hold nothing but the texts of one area in one language. */
export function textChunksIn(bundle: Rolldown.OutputBundle): TextChunkFile[] {
  return Object.values(bundle).flatMap((output) => {
    if (output.type !== 'chunk' || output.moduleIds.length !== 1) return []
    const [, language, area] = output.moduleIds[0]?.match(/\/packages\/texts\/src\/([\w-]+)\/(\w+)\.ts$/) ?? []
    return language && area ? [{ fileName: output.fileName, language, area }] : []
  })
}
