import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'
import { BrandMark } from '#web/ui/art/brand-mark.tsx'
import styles from '#web/ui/qr-code/qr-picture.module.css'

interface QrPictureProps {
  /** The content of the code; `null` until it is known. */
  text: string | null
  label: string
  /** The code has expired, or something covers it. */
  isDimmed: boolean
  /** Shown instead of a code that is not known yet, or in front of a dimmed one. */
  children?: ReactNode
}

const SIZE_PX = 200

/** A code with the mark of Ephemeris, dark on light in every theme. */
export function QrPicture({ text, label, isDimmed, children }: QrPictureProps) {
  return (
    <div className={styles.frame} data-dimmed={isDimmed || undefined}>
      {text !== null && (
        <QRCodeSVG
          className={styles.code}
          value={text}
          size={SIZE_PX}
          // The mark in the middle hides some of it: the lowest level would leave little for a bad camera.
          level="M"
          fgColor="currentColor"
          bgColor="transparent"
          role="img"
          aria-label={label}
        />
      )}
      {text !== null && (
        <span className={styles.mark}>
          <BrandMark size={32} />
        </span>
      )}
      {children}
    </div>
  )
}
