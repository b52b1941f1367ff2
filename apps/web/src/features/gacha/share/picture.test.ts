import { expect, test } from 'vitest'
import { fitted, fittedByWord, type Measure, type Picture, type PictureWords } from '#web/features/gacha/share/picture'
import { tallPicture } from '#web/features/gacha/share/tall-picture'
import { widePicture } from '#web/features/gacha/share/wide-picture'

/** Wider than the faces of the product are. */
const measure: Measure = (text, { sizePx }) =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.6) * sizePx, 0)

const FIVE_STAR = {
  name: 'Kaedehara Kazuha',
  face: { game: 'genshin', item: { id: '10000047', rank: 5, type: 'character' }, name: 'Kaedehara Kazuha' },
  outcome: 'guaranteed',
  pity: '≥\u202f77',
  grade: 'max',
}

const WORDS: PictureWords = {
  heading: 'My Wuthering Waves pulls',
  span: 'Sep 2023 to Nov 2026',
  figures: [
    { value: '12,134', labels: ['pulls'] },
    { value: '57.5', labels: ['average per 5-star'] },
    { value: '9 of 15', labels: ['50/50s won'] },
    {
      value: 'Luckier than 62 %',
      labels: ['of players, estimated from the odds', 'Absolute Pulsation: Featured Resonator, 1,003 pulls'],
    },
  ],
  lastHeading: 'Last five 5-stars',
  fiveStars: Array.from({ length: 5 }, () => FIVE_STAR),
  none: null,
  brand: 'Ephemeris',
  date: '22 November 2026',
  uid: 'UID 800000001',
}

const CHINESE: PictureWords = {
  ...WORDS,
  heading: '我的崩坏：星穹铁道抽卡记录',
  figures: WORDS.figures.map(({ labels }, at) => ({
    value: ['12,134', '57.5', '9/15', '欧气超过 62%'][at] ?? '',
    labels: labels.map(() => '角色活动跃迁，1,003 抽'),
  })),
  fiveStars: WORDS.fiveStars.map((one) => ({ ...one, name: '托帕＆账账与很长的名字' })),
}

const NOTHING: PictureWords = { ...WORDS, figures: WORDS.figures.slice(0, 1), fiveStars: [], none: 'No 5-star yet' }

const DRAWN = [WORDS, CHINESE, NOTHING, { ...WORDS, fiveStars: [], figures: WORDS.figures.slice(0, 2), uid: null }]

function textsOf({ shapes }: Picture) {
  return shapes.flatMap((shape) => {
    if (shape.kind !== 'text') return []
    const width = measure(shape.text, shape.style)
    const left = shape.x - { start: 0, center: width / 2, end: width }[shape.align]
    return [{ ...shape, left, right: left + width }]
  })
}

test.each([
  ['wide', widePicture, 1200, 630, 20],
  ['tall', tallPicture, 1080, 1350, 28],
] as const)('SHARE-2 the %s picture has its size, and no text is smaller, outside or over another', (...row) => {
  const [, draw, width, height, least] = row
  for (const words of DRAWN) {
    const picture = draw(words, measure)
    expect([picture.width, picture.height]).toEqual([width, height])
    const texts = textsOf(picture)
    for (const [at, { text, style, left, right, y }] of texts.entries()) {
      expect(style.sizePx, text).toBeGreaterThanOrEqual(least)
      expect(left, text).toBeGreaterThanOrEqual(40)
      expect(right, text).toBeLessThanOrEqual(width - 40)
      expect(y, text).toBeLessThan(height - 20)
      for (const other of texts.slice(at + 1)) {
        const isBeside = right <= other.left || other.right <= left
        const isApart = Math.abs(y - other.y) >= Math.min(style.sizePx, other.style.sizePx)
        expect(isBeside || isApart, `${text} / ${other.text}`).toBe(true)
      }
    }
  }
})

test('SHARE-2 a name of two words ends after the first, in one size with the others', () => {
  for (const draw of [widePicture, tallPicture]) {
    const texts = textsOf(draw(WORDS, measure))
    expect(texts.filter(({ text }) => text.startsWith('Kae')).map(({ text }) => text)).toEqual(
      Array.from({ length: 5 }, () => (draw === widePicture ? 'Kaedehara…' : 'Kaedehara Kazuha')),
    )
  }
  expect(fitted('Qiqi', 100, (text) => text.length * 10)).toBe('Qiqi')
  expect(fitted('Qiqi Qiqi', 60, (text) => text.length * 10)).toBe('Qiqi…')

  const mixed = { ...WORDS, fiveStars: ['Qiqi', 'Raiden Shog', 'Jean'].map((name) => ({ ...FIVE_STAR, name })) }
  const names = textsOf(widePicture(mixed, measure)).filter(({ text }) => /^(?:Qiqi|Raiden|Jean)/.test(text))
  expect(names.map(({ text, style }) => [text, style.sizePx])).toEqual([
    ['Qiqi', 20],
    ['Raiden Shog', 20],
    ['Jean', 20],
  ])
})

test('SHARE-2 a long name of a banner ends after a word, one of a single long word wherever it no longer fits', () => {
  const banner = '1\u202f003 tirages, Saut hyperespace événement de cônes de lumière'
  const french = {
    ...WORDS,
    figures: [...WORDS.figures.slice(0, 3), { value: 'Plus de chance que 62 %', labels: [banner] }],
  }
  for (const draw of [widePicture, tallPicture]) {
    const cut = textsOf(draw(french, measure)).find(({ text }) => text.startsWith('1\u202f003'))?.text ?? ''
    expect(cut).toMatch(/ [A-Z].*…$/)
    expect(`${banner} `).toContain(`${cut.slice(0, -1)} `)
  }

  const perLetter = (text: string) => text.length * 10
  expect(fittedByWord('Saut hyperespace', 160, perLetter)).toBe('Saut hyperespace')
  expect(fittedByWord('Pulsation absolue : Résonateur', 260, perLetter)).toBe('Pulsation absolue…')
  expect(fittedByWord('Invocation (réminiscence)', 200, perLetter)).toBe('Invocation…')
  expect(fittedByWord('Saut hyperespace', 80, perLetter)).toBe('Saut…')
  expect(fittedByWord('80 Anticonstitutionnellement', 120, perLetter)).toBe('80 Anticons…')
  expect(fittedByWord('1,003 抽，角色活动跃迁与光锥活动跃迁', 160, perLetter)).toBe('1,003 抽，角色活动跃迁与…')
})

test('SHARE-3 the UID stands in the picture only if it is asked for', () => {
  for (const draw of [widePicture, tallPicture]) {
    const textsIn = (uid: string | null) => textsOf(draw({ ...WORDS, uid }, measure)).map(({ text }) => text)
    expect(textsIn('UID 800000001')).toContain('UID 800000001')
    expect(textsIn(null).join()).not.toContain('800000001')
  }
})
