/** How phones and computers in the games' languages name the halves of a day; spaces and points are left out. */
const BEFORE_NOON = ['am', '上午', '午前', '오전', 'vorm', 'sa', 'öö', 'ก่อนเที่ยง', 'дп', '凌晨', '清晨', '早上']
const AFTER_NOON = ['pm', '下午', '午後', '오후', 'nachm', 'ch', 'ös', 'หลังเที่ยง', 'пп', '傍晚', '晚上']
/** Noon and the hour after it are one and the same half in these words. */
const AROUND_NOON = ['中午']

const WORD = String.raw`([^\d:/-]+?)`
const CLOCK = String.raw`(\d{1,2}):(\d\d:\d\d)`
const WORD_FIRST = new RegExp(`^(.*\\d)[ T]${WORD} ?${CLOCK}$`)
const WORD_LAST = new RegExp(`^(.*\\d)[ T]${CLOCK} ?${WORD}$`)

/** The text on a clock of 24 hours; `null` where no word names the half of the day. (DOC-23) */
export function asDayClock(text: string): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ').replace(', ', ' ').trim()
  const first = WORD_FIRST.exec(plain)
  const last = WORD_LAST.exec(plain)
  const [day, word, hour, rest] = first
    ? [first[1], first[2], first[3], first[4]]
    : [last?.[1], last?.[4], last?.[2], last?.[3]]
  if (day === undefined || word === undefined || hour === undefined) return null
  const hours = hoursOf(word.toLowerCase().replaceAll(/[ .]/g, ''), Number(hour))
  return hours === null ? null : `${day} ${hours}:${rest}`
}

/** Some tools put the word beside a clock of 24 hours. */
function hoursOf(word: string, hour: number): number | null {
  if (AROUND_NOON.includes(word)) return hour < 3 ? hour + 12 : hour
  const isAfter = AFTER_NOON.includes(word)
  if (!isAfter && !BEFORE_NOON.includes(word)) return null
  if (hour > 12) return isAfter ? hour : null
  return (hour % 12) + (isAfter ? 12 : 0)
}
