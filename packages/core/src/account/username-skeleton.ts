import { normalForm } from '../language/normal-form.ts'
import { usernameKey } from './username.ts'

/**
 * Of Unicode 15's confusables.txt (© Unicode, Inc., Unicode License v3) the entries of characters that a user name may
 * contain: characters, then what they look like. `Ð` and `Đ` look alike, and so do `ð` and `d` where case does not count.
 */
const CONFUSABLES = [
  'm>rn \u1101\u11a9>\u1100\u1100 \u1104>\u1103\u1103 \u1108>\u1107\u1107 \u110a\u11bb>\u1109\u1109',
  '\u110d>\u110c\u110c \u1162>\u1161丨 \u1164>\u1163丨 \u1166>\u1165丨 \u1168>\u1167丨 \u116a>\u1169\u1161',
  '\u116b>\u1169\u1161丨 \u116c>\u1169丨 \u116f>\u116e\u1165 \u1170>\u116e\u1165丨 \u1171>\u116e丨 \u1173>ー \u1174>ー丨',
  '\u1175>丨 \u11a8>\u1100 \u11aa>\u1100\u1109 \u11ab>\u1102 \u11ac>\u1102\u110c \u11ad>\u1102\u1112 \u11ae>\u1103',
  '\u11af>\u1105 \u11b0>\u1105\u1100 \u11b1>\u1105\u1106 \u11b2>\u1105\u1107 \u11b3>\u1105\u1109',
  '\u11b4>\u1105\u1110 \u11b5>\u1105\u1111 \u11b6>\u1105\u1112 \u11b7>\u1106 \u11b8>\u1107 \u11b9>\u1107\u1109',
  '\u11ba>\u1109 \u11bc>\u110b \u11bd>\u110c \u11be>\u110e \u11bf>\u110f \u11c0>\u1110 \u11c1>\u1111',
  '\u11c2>\u1112 〇>O く𡿨>❬ \u309a>\u030a イ>亻 カ>力 タ>夕 ト>卜 ノ丿>/ ハ>八 ヘ>へ 㦳>㘽 䎛>㖈 䐠>㬻 丶>\\ 倂>併 值>値 啟>啓 囗>口 填>塡 士>土',
  '壿>墫 嬀>媯 帲>帡 幐>㬺 戸>戶 搉>㩁 晣>䀿 晩>晚 曶>㫚 朦>䑃 柿>杮 槩>㮣 樧>榝 潙>溈 硏>研 絶>絕 肦>朌 胊>朐 胐>朏 胶>㬵 脁>朓 脧>朘 腁>胼 膧>朣 蔿>蒍 虁>蘷 訞>䚶',
  '詽>訮 讏>讆 豣>豜 趆>赿 跺>跥 躛>躗 輧>軿 郞>郎 鎮>鎭 隸>隷 鹃>鹂 黒>黑 鿃>䀹 ð>d',
].join(' ')

const PROTOTYPES: ReadonlyMap<string, string> = new Map(
  CONFUSABLES.split(' ').flatMap((entry) => {
    const [sources = '', prototype = ''] = entry.split('>')
    return Array.from(sources, (source) => [source, prototype] as const)
  }),
)

/** The same for all names that look alike: the skeleton of UTS 39, of a name without case and marks. (ACC-1) */
export function usernameSkeleton(username: string): string {
  const letters = Array.from(normalForm('NFKD', usernameKey(username)))
  return usernameKey(letters.map((letter) => PROTOTYPES.get(letter) ?? letter).join(''))
}
