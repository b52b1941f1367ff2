import { SaxesParser } from 'saxes'
import { ContainerError } from './container-error.ts'
import { unicodeOf } from './decode-text.ts'

interface XmlHandlers {
  /** @param attribute its text; empty where it is absent */
  readonly open: (name: string, attribute: (name: string) => string) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

const CHUNK = 64 * 1024
/** Deeper than any sheet; what is nested further was made to be. */
const DEPTH = 64
/** More than any tag of a workbook has, names of namespaces included. */
const ATTRIBUTES = 64
/** Several for each cell that a workbook may have. */
const TAGS = 20_000_000

/** Reads XML part by part. No workbook defines entities of its own. @throws ContainerError */
export function readXml(bytes: Uint8Array, { open, text, close }: XmlHandlers): void {
  const parser = new SaxesParser()
  let depth = 0
  let tags = 0
  let attributes = 0
  parser.on('error', () => {
    throw new ContainerError('damaged')
  })
  parser.on('doctype', () => {
    throw new ContainerError('damaged')
  })
  // The parser keeps all attributes of a tag until the tag ends.
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > ATTRIBUTES) throw new ContainerError('damaged')
  })
  parser.on('opentag', ({ name, attributes: own }) => {
    attributes = 0
    depth += 1
    tags += 1
    if (depth > DEPTH) throw new ContainerError('damaged')
    if (tags > TAGS) throw new ContainerError('too_large_inside')
    open(localName(name), (key) => {
      const value = Object.hasOwn(own, key) ? own[key] : undefined
      return typeof value === 'string' ? value : ''
    })
  })
  if (text) parser.on('text', text)
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(localName(name))
  })
  const decoder = new TextDecoder(unicodeOf(bytes), { fatal: true })
  const textFrom = (at: number) => {
    try {
      return decoder.decode(bytes.subarray(at, at + CHUNK), { stream: at + CHUNK < bytes.length })
    } catch {
      // A TypeError: the bytes are no text in this coding.
      throw new ContainerError('encoding_unknown')
    }
  }
  for (let at = 0; at < bytes.length; at += CHUNK) parser.write(textFrom(at))
  parser.close()
}

/** Some programs write every name with a prefix. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
