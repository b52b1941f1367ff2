import type { GameId } from '@ephemeris/core/games/game'
import { type RefObject, useEffect, useState } from 'react'
import { useLocale } from 'use-intl'
import { measureOn, type PictureLook, paintPicture } from '#web/features/gacha/share/paint-picture'
import type { PictureWords } from '#web/features/gacha/share/picture'
import { tallPicture } from '#web/features/gacha/share/tall-picture'
import { widePicture } from '#web/features/gacha/share/wide-picture'
import { loadFont } from '#web/lib/page/load-font'

export type Shape = 'wide' | 'tall'
export type Scheme = 'light' | 'dark'

const PICTURES = { wide: widePicture, tall: tallPicture }
const WEIGHTS = [400, 500, 600]

interface PaintingProps {
  frame: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  words: PictureWords
  shape: Shape
  scheme: Scheme
  gameId: GameId
}

/**
 * Paints once the font is there or given up, and again when anything changes. The state is `waiting` until what is
 * wanted now has been painted, and `failed` where the browser paints nothing. (SHARE-5)
 */
export function usePainting({ frame, canvas, words, shape, scheme, gameId }: PaintingProps) {
  const language = useLocale()
  const wanted = JSON.stringify({ words, shape, scheme, gameId, language })
  const [painted, setPainted] = useState<string>()
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    let isWanted = true
    async function draw(): Promise<void> {
      if (!frame.current) return
      const look = lookOf(frame.current)
      await loadFont(look.font, WEIGHTS)
      if (!isWanted || !canvas.current) return
      const picture = PICTURES[shape](words, measureOn(canvas.current, look))
      if (!paintPicture(canvas.current, { picture, look, gameId })) {
        setFailed(wanted)
        return
      }
      setPainted(wanted)
      canvas.current.dataset.painted = `${shape} ${scheme} ${language}`
    }
    draw().catch(() => setFailed(wanted))
    return () => {
      isWanted = false
    }
  }, [frame, canvas, words, shape, scheme, gameId, language, wanted])

  if (painted === wanted) return 'done'
  return failed === wanted ? 'failed' : 'waiting'
}

/** The tokens of the frame, which has the look of the picture. */
function lookOf(frame: HTMLElement): PictureLook {
  const computed = getComputedStyle(frame)
  return { font: computed.fontFamily, colour: (token) => computed.getPropertyValue(token).trim() }
}
