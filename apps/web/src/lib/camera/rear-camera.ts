/** Why there is no picture; `program`: what reads codes could not be loaded. */
export type CameraTrouble = 'denied' | 'absent' | 'busy' | 'unsupported' | 'program'

export class CameraError extends Error {
  readonly trouble: CameraTrouble

  constructor(trouble: CameraTrouble) {
    super(trouble)
    this.name = 'CameraError'
    this.trouble = trouble
  }
}

const TROUBLES: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
}

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
}

/**
 * The camera that looks away from the user, where there is one; asks for the permission. (QR-20)
 * @throws CameraError
 */
export async function openRearCamera(): Promise<MediaStream> {
  // Browsers hide it from pages that came over plain http.
  if (!('mediaDevices' in navigator)) throw new CameraError('unsupported')
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED)
  } catch (error) {
    throw new CameraError((error instanceof DOMException && TROUBLES[error.name]) || 'busy')
  }
}

export function closeCamera(camera: MediaStream): void {
  for (const track of camera.getTracks()) track.stop()
}

/** Whether it was unplugged or its permission was revoked. */
export function hasCameraEnded(camera: MediaStream): boolean {
  return camera.getVideoTracks().every(({ readyState }) => readyState === 'ended')
}
