import { rarityKey } from '@ephemeris/core/gacha/names/rarity-key'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Moon from 'lucide-react/icons/moon'
import Share2 from 'lucide-react/icons/share-2'
import Sun from 'lucide-react/icons/sun'
import { type ComponentType, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from '#web/features/gacha/share/share-dialog.module.css'
import { type Scheme, type Shape, usePainting } from '#web/features/gacha/share/use-painting'
import { figuresOf, type PictureChoice, usePictureWords } from '#web/features/gacha/share/use-picture-words'
import { saveFile } from '#web/lib/outside/save-file'
import { canSharePictures, copyPicture, pngOf, sharePicture } from '#web/lib/outside/share-picture'
import { whenIdle } from '#web/lib/time/idle'
import type { CountedAccount } from '#web/state/pulls/use-pulls'
import { Button } from '#web/ui/button/button.tsx'
import { SegmentedControl } from '#web/ui/control/segmented-control.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Grid, Row, Stack } from '#web/ui/layout/layout.tsx'
import { Notice } from '#web/ui/message/notice.tsx'
import { showToast } from '#web/ui/message/toasts'
import { Text } from '#web/ui/text/text.tsx'

const SIZES = { wide: { width: 1200, height: 630 }, tall: { width: 1080, height: 1350 } }

/** What another feature adds to the sharing. */
export interface SharedParts {
  /** Pages of an account that others see. */
  Pages: ComponentType<{ account?: PullAccount }>
}

interface ShareDialogProps extends SharedParts {
  account: CountedAccount
  onClose: () => void
}

/** An account's pulls as a picture, or as a page. */
export function ShareDialog({ account, Pages, onClose }: ShareDialogProps) {
  const t = useTranslations('gachaShare')
  const [form, setForm] = useState<'picture' | 'page'>('picture')
  return (
    <Dialog title={t('title')} widthPx={900} onClose={onClose}>
      <Stack gap={16}>
        <Row>
          <SegmentedControl
            label={t('form')}
            segments={[
              { value: 'picture', label: t('picture') },
              { value: 'page', label: t('page.word') },
            ]}
            value={form}
            onChange={setForm}
          />
        </Row>
        {form === 'picture' ? <SharedPicture account={account} /> : <Pages account={account} />}
      </Stack>
    </Dialog>
  )
}

/** A picture of an account's pulls, drawn on the device, to share or to keep. (SHARE-2, SHARE-4) */
function SharedPicture({ account }: { account: CountedAccount }) {
  const t = useTranslations('gachaShare')
  const [shape, setShape] = useState<Shape>('wide')
  const [scheme, setScheme] = useState<Scheme>(presentScheme)
  const [choice, setChoice] = useState<PictureChoice>({ hasLuck: true, hasFiveStars: true, hasUid: false })
  const { data: figures } = useFigures(account)
  const five = useTranslations('gacha')(rarityKey(account.gameId, 5))
  const hasFigures = figures !== undefined

  return (
    <Grid gap={24} rowGap={6} className={styles.parts}>
      {figures ? (
        <Preview account={account} figures={figures} choice={choice} shape={shape} scheme={scheme} />
      ) : (
        <div className={styles.waiting} data-shape={shape} role="progressbar" aria-label={t('drawing')} />
      )}
      <Stack divided className={styles.choices}>
        <Row gap={12} padY={6} justify="between" text="body" weight="medium">
          <span>{t('shape')}</span>
          <SegmentedControl
            label={t('shape')}
            segments={[
              { value: 'wide', label: t('wide') },
              { value: 'tall', label: t('tall') },
            ]}
            value={shape}
            onChange={setShape}
          />
        </Row>
        <Row gap={12} padY={6} justify="between" text="body" weight="medium">
          <span>{t('look')}</span>
          <SegmentedControl
            label={t('look')}
            segments={[
              { value: 'light', label: t('light'), icon: <Sun size={16} strokeWidth={1.75} aria-hidden /> },
              { value: 'dark', label: t('dark'), icon: <Moon size={16} strokeWidth={1.75} aria-hidden /> },
            ]}
            value={scheme}
            onChange={setScheme}
          />
        </Row>
        {(!hasFigures || figures.luck) && (
          <Choice
            label={t('withLuck')}
            isOn={choice.hasLuck}
            onChange={(hasLuck) => setChoice({ ...choice, hasLuck })}
          />
        )}
        <Choice
          label={t('lastFive', { five })}
          isOn={choice.hasFiveStars}
          onChange={(hasFiveStars) => setChoice({ ...choice, hasFiveStars })}
        />
        <Choice
          label={t('withUid')}
          hint={t(choice.hasUid ? 'uidOn' : 'uidOff')}
          isOn={choice.hasUid}
          onChange={(hasUid) => setChoice({ ...choice, hasUid })}
        />
      </Stack>
    </Grid>
  )
}

interface ChoiceProps {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ label, hint, isOn, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <Row gap={12} padY={6} justify="between" text="body" weight="medium">
      <span>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && (
          <Text kind="note" as="div" id={`${id}-hint`}>
            {hint}
          </Text>
        )}
      </span>
      <Switch id={id} checked={isOn} describedBy={hint === undefined ? undefined : `${id}-hint`} onChange={onChange} />
    </Row>
  )
}

interface PreviewProps {
  account: CountedAccount
  figures: ReturnType<typeof figuresOf>
  choice: PictureChoice
  shape: Shape
  scheme: Scheme
}

function Preview({ account, figures, choice, shape, scheme }: PreviewProps) {
  const t = useTranslations('gachaShare')
  const { words, alt } = usePictureWords(account, figures, choice)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painting = usePainting({ frame, canvas, words, shape, scheme, gameId: account.gameId })
  const { width, height } = SIZES[shape]
  const canShare = canSharePictures()
  const name = `ephemeris-${account.gameId}.png`

  async function withPng(use: (png: Blob) => Promise<void> | void): Promise<void> {
    const png = canvas.current && (await pngOf(canvas.current))
    if (png) await use(png)
    else showToast({ tone: 'error', text: t('noPicture') })
  }
  const share = () =>
    withPng(async (png) => {
      if (!(await sharePicture({ png, name, alt }))) showToast({ tone: 'error', text: t('failed') })
    })
  const copy = () =>
    withPng(async (png) => {
      const isCopied = await copyPicture({ png, name, alt })
      showToast(isCopied ? { tone: 'success', text: t('copied') } : { tone: 'error', text: t('failed') })
    })
  const save = () => withPng((png) => saveFile(png, name))

  return (
    <div className={styles.preview}>
      <div
        ref={frame}
        className={`${styles.frame} ${roles.roles}`}
        data-game={account.gameId}
        data-color-scheme={scheme}
      >
        <canvas
          ref={canvas}
          className={styles.canvas}
          data-shape={shape}
          role="img"
          aria-label={alt}
          {...SIZES[shape]}
        />
      </div>
      {painting === 'failed' && (
        <div>
          <Notice tone="error">{t('noPicture')}</Notice>
        </div>
      )}
      <Text kind="note" as="p">
        {t('device')}
      </Text>
      <Row gap={8} justify="end" wrap className={styles.actions}>
        <Text kind="note" grow className={styles.size}>
          {t('size', { width: String(width), height: String(height) })}
        </Text>
        {!canShare && (
          <Button disabled={painting !== 'done'} onClick={() => void copy()}>
            <Copy size={16} strokeWidth={1.75} aria-hidden />
            {t('copy')}
          </Button>
        )}
        <Button look={canShare ? 'outline' : 'primary'} disabled={painting !== 'done'} onClick={() => void save()}>
          <Download size={16} strokeWidth={1.75} aria-hidden />
          {t('save')}
        </Button>
        {canShare && (
          <Button look="primary" disabled={painting !== 'done'} onClick={() => void share()}>
            <Share2 size={16} strokeWidth={1.75} aria-hidden />
            {t('share')}
          </Button>
        )}
      </Row>
    </div>
  )
}

/** The odds of thousands of pulls are summed up while no one waits for the page. */
function useFigures(account: CountedAccount) {
  const { gameId, uid, updatedAt } = account
  return useQuery({
    queryKey: ['share-figures', gameId, uid, updatedAt],
    queryFn: async () => {
      await new Promise<void>(whenIdle)
      return figuresOf(account)
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

function presentScheme(): Scheme {
  return document.documentElement.dataset.colorScheme === 'dark' ? 'dark' : 'light'
}
