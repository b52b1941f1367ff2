import type { ContainerFault } from '@ephemeris/core/doctor/document'

/** A container that cannot be opened, and why. */
export class ContainerError extends Error {
  readonly fault: ContainerFault

  constructor(fault: ContainerFault) {
    super(fault)
    this.name = 'ContainerError'
    this.fault = fault
  }
}

/** A reader that comes when it is needed: a page without a connection may not have it. @throws ContainerError */
export async function loaded<Reader>(reader: Promise<Reader>): Promise<Reader> {
  try {
    return await reader
  } catch {
    throw new ContainerError('reader_missing')
  }
}
