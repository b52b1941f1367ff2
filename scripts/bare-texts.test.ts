import { expect, test } from 'vitest'
import { bareTextsIn } from './bare-texts.mjs'

const found = (jsx: string) => bareTextsIn(`const a = ${jsx}`).length

test.each([
  ['comes and goes beside an icon', '<b><Icon />{isOpen && label}</b>'],
  ['changes beside an icon', "<b><Icon />{isOpen ? t('close') : t('open')}</b>"],
  ['comes in the place of an element', '<b>{isOpen ? <i>{a}</i> : label}<Icon /></b>'],
  ['follows what comes and goes', '<b>{isOn && <Check />}{label}</b>'],
  ['follows a list', '<b>{all.map((one) => <i key={one} />)}the end</b>'],
  ['follows, in words of its own', '<b>{isOn && <Check />} done</b>'],
  ['stands in a fragment', '<>{label}</>'],
])('LANG-58 a text that %s is bare', (_what, jsx) => {
  expect(found(jsx)).toBe(1)
})

test.each([
  ['has an element of its own', '<b><Icon />{isOpen && <span>{label}</span>}</b>'],
  ['is alone in its element', '<b>{isOpen ? label : other}</b>'],
  ['stays, before what comes and goes', '<b>{label}{isOn && <Check />}</b>'],
  ['stays beside what stays', '<b><Icon />{label}</b>'],
  ['is a blank', "<b>{isOn && <Check />}{' '}<i>{label}</i></b>"],
])('LANG-58 a text that %s is not bare', (_what, jsx) => {
  expect(found(jsx)).toBe(0)
})

test('LANG-58 constants, functions and properties that are elements are no texts', () => {
  const source = `function Part({ side }: { side: ReactNode }) {
    const head = isOpen ? <Head /> : null
    function foot() { return <Foot /> }
    return <div>{isOpen && <i />}{head}{side}{foot()}</div>
  }`
  expect(bareTextsIn(source)).toEqual([])
})
