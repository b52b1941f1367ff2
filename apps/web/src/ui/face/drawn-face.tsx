import { type ReactNode, useState } from 'react'
import { useBanner } from '#web/ui/art/use-banner'
import styles from '#web/ui/face/face.module.css'
import { type FaceDrawing, faceDrawing } from '#web/ui/face/face-drawing'
import { type FaceSubject, faceKindOf } from '#web/ui/face/face-item'
import { FACE_BOX, type FaceInk, type FacePart, type FacePlace } from '#web/ui/face/face-part'
import game from '#web/ui/games/game-roles.module.css'

interface DrawnFaceProps extends FaceSubject {
  sizePx: number
  pictureUrl: string | null
}

/** What a face shows once it can be drawn: ours, and over it the publisher's picture where there is one. */
export function DrawnFace({ sizePx, pictureUrl, ...subject }: DrawnFaceProps) {
  const drawing = faceDrawing(subject, sizePx)
  const { parts, badge } = drawing
  if (pictureUrl === null) {
    return (
      <FaceSvg drawing={drawing} subject={subject}>
        <Parts drawing={drawing} parts={parts} />
        <Letters drawing={drawing} />
        <Parts drawing={drawing} parts={badge} />
      </FaceSvg>
    )
  }
  return (
    <>
      <FaceSvg drawing={drawing} subject={subject}>
        <Parts drawing={drawing} parts={parts} />
        <Letters drawing={drawing} />
      </FaceSvg>
      <FacePicture drawing={drawing} url={pictureUrl} />
      {badge.length > 0 && (
        <FaceSvg drawing={drawing} subject={subject}>
          <Parts drawing={drawing} parts={badge} />
        </FaceSvg>
      )}
    </>
  )
}

interface OfDrawing {
  drawing: FaceDrawing
}

function FaceSvg({ drawing, subject, children }: OfDrawing & { subject: FaceSubject; children: ReactNode }) {
  const roles = drawing.colours ? styles.drawing : `${styles.drawing} ${game.roles}`
  return (
    <svg
      className={roles}
      data-game={subject.game}
      data-kind={faceKindOf(subject)}
      viewBox={`0 0 ${FACE_BOX} ${FACE_BOX}`}
      aria-hidden
    >
      {children}
    </svg>
  )
}

function Parts({ drawing, parts }: OfDrawing & { parts: readonly FacePart[] }) {
  return parts.map(({ d, fill, stroke, width, opacity, dash, place }) => (
    <path
      key={`${fill}${d}`}
      d={d}
      fill={fill ? colourOf(drawing, fill) : 'none'}
      stroke={stroke && colourOf(drawing, stroke)}
      strokeWidth={width}
      strokeDasharray={dash?.map((length) => length.toFixed(2)).join(' ')}
      opacity={opacity}
      transform={place && transformOf(place)}
    />
  ))
}

function Letters({ drawing: { letters, colours } }: OfDrawing) {
  if (!letters) return null
  const { text, size, y, weight } = letters
  return (
    <text x={FACE_BOX / 2} y={y} fontSize={size} fontWeight={weight} fill={colours?.ink} textAnchor="middle">
      {text}
    </text>
  )
}

/** Fades in once it is there: a failure leaves our drawing. */
function FacePicture({ drawing: { picture }, url }: OfDrawing & { url: string }) {
  const { src, onError } = useBanner(url)
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  if (src === null) return null
  const share = (length: number) => `${((length * 100) / FACE_BOX).toFixed(1)}%`
  const cornerShare = picture.cornerRadius / (FACE_BOX - 2 * picture.inset)
  return (
    <img
      className={styles.picture}
      style={{ inset: share(picture.inset), borderRadius: share(cornerShare * FACE_BOX) }}
      data-shown={shownUrl === src || undefined}
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      loading="lazy"
      decoding="async"
      draggable={false}
      onLoad={() => setShownUrl(src)}
      onError={onError}
    />
  )
}

function colourOf({ colours, ring }: FaceDrawing, ink: FaceInk): string {
  switch (ink) {
    case 'ring':
      return `var(--ring${ring})`
    case 'gap':
      return 'var(--face-gap, var(--surface))'
    case 'tint':
    case 'line':
      return `var(--${ink})`
    case 'ink':
      return colours?.ink ?? 'var(--ink)'
    default:
      return colours?.[ink] ?? 'none'
  }
}

function transformOf({ x, y, degrees, scale }: FacePlace): string {
  const turn = degrees === 0 ? '' : ` rotate(${degrees.toFixed(1)})`
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})${turn} scale(${scale.toFixed(3)})`
}
