import { ContainerError } from './container-error.ts'
import { FILE_LIMITS } from './limits.ts'

/** How much may still be unpacked of one file, however its parts are packed in each other. (DOC-8) */
export interface UnpackBudget {
  /** Whether it was exceeded. */
  readonly isSpent: boolean
  readonly leftBytes: number
  /** @throws ContainerError */
  spend(bytes: number): void
}

export function createUnpackBudget(): UnpackBudget {
  let left: number = FILE_LIMITS.unpackedBytes
  return {
    get isSpent() {
      return left < 0
    },
    get leftBytes() {
      return Math.max(0, left)
    },
    spend: (bytes) => {
      left -= bytes
      if (left < 0) throw new ContainerError('too_large_inside')
    },
  }
}
