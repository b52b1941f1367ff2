import QrCode from 'lucide-react/icons/qr-code'
import { useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/reminders/calendar/calendar.module.css'
import { Button } from '#web/ui/button/button.tsx'
import { Progress } from '#web/ui/message/progress.tsx'
import { later } from '#web/ui/part/later.tsx'
import { Text } from '#web/ui/text/text.tsx'

const CodePicture = later(async () => (await import('qrcode.react')).QRCodeSVG, [], {
  Waiting: CodeLoading,
  Missing: CodeMissing,
})

const CODE_PX = 200
const POPOVER_PX = 248
const MARGIN_PX = 8

/** A button that opens a link as a QR code, dark on light in every theme. */
export function FeedCode({ text }: { text: string }) {
  const t = useTranslations('calendar')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <Button ref={button} look="ghost" popoverTarget={id}>
        <QrCode size={16} strokeWidth={1.75} aria-hidden />
        {t('qr')}
      </Button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={styles.popover}
        onBeforeToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (button.current && popover.current) placeBeside(button.current, popover.current)
        }}
      >
        {isOpen && (
          <Text as="div" kind="body" className={styles.content}>
            <Code text={text} />
          </Text>
        )}
      </div>
    </>
  )
}

function CodeLoading() {
  const t = useTranslations('calendar')
  return <Progress label={t('loading')} />
}

/** Opening it again tries again to load it. */
function CodeMissing() {
  const t = useTranslations('calendar')
  return <p role="alert">{t('noPicture')}</p>
}

function Code({ text }: { text: string }) {
  const t = useTranslations('calendar')
  return (
    <CodePicture
      value={text}
      size={CODE_PX}
      level="M"
      fgColor="currentColor"
      bgColor="transparent"
      role="img"
      aria-label={t('picture')}
    />
  )
}

/** Under the button, or above it where the window ends; scrolls with the page. */
function placeBeside(button: HTMLElement, popover: HTMLElement): void {
  const { right, top, bottom } = button.getBoundingClientRect()
  const hasSpaceBelow = bottom + MARGIN_PX + POPOVER_PX <= window.innerHeight
  const topPx = hasSpaceBelow ? bottom + MARGIN_PX : top - MARGIN_PX - POPOVER_PX
  popover.style.left = `${window.scrollX + Math.max(MARGIN_PX, right - POPOVER_PX)}px`
  popover.style.top = `${window.scrollY + topPx}px`
}
