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
