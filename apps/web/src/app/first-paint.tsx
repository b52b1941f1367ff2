import { BrandMark } from '#web/ui/art/brand-mark.tsx'

/** The bar on top before the page's texts have come; `index.html` shows the same before its program has. (SHELL-9) */
export function FirstPaint() {
  return (
    <div className="first-paint" aria-hidden>
      <BrandMark size={26} />
      Ephemeris
    </div>
  )
}
