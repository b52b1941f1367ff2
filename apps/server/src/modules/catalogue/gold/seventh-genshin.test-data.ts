import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const VERSION = { section: '2' } as const

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2025-06-16 12:00', '2025-07-30 06:00'), [
    notice('Event Wish "Heart of the Abyss" - Boosted Drop Rate for "Void Star" Skirk (Cryo)!', {
      ...WISH,
      subtitle: 'Event Wish - Heart of the Abyss',
      body: `${paragraphs('Travelers, stock up on weapons and characters in the event wish!', '〓Event Wish Details〓')}${bannerTable(
        ['Event Wish Duration', 'Promotional Character (5-Star)', 'Featured Characters (4-Star)'],
        [`After the Version 5.7 update<br>—<br>${serverTime('2025/07/08 17:59')}`, '"Void Star" Skirk (Cryo)'],
        ['"Ode and Oblation" Dahlia (Hydro)', '"Golden Vow" Candace (Hydro)', '"Lens of Verity" Charlotte (Cryo)'],
      )}${paragraphs('● After this event wish ends, Dahlia will be available in the standard wish "Wanderlust Invocation" in the next Version.')}`,
      truth: [
        'gacha | Heart of the Abyss | 2025-06-18T03:00:00Z | 2025-07-08 17:59:59 | | Skirk,Dahlia,Candace,Charlotte',
      ],
    }),
    notice('"Whirling Waltz" Event: Take Part to Invite Ifa and Obtain Rewards', {
      body: `${paragraphs('〓Event Duration〓', `${serverTime('2025/06/25 10:00')} – ${serverTime('2025/07/14 03:59')}`)}${table(
        ['Event Act', 'Unlock Time'],
        ['Act I', serverTime('2025/06/25 10:00')],
        ['Act II', serverTime('2025/06/28 04:00')],
        ['Act III', serverTime('2025/07/01 04:00')],
      )}${paragraphs('〓Event Shop Duration〓', `${serverTime('2025/06/25 10:00')} – ${serverTime('2025/07/21 03:59')}`, '〓Event Rewards〓', 'Primogems ×900, Crown of Insight ×1')}`,
      truth: ['event | Whirling Waltz | 2025-06-25 10:00:00 | 2025-07-14 03:59:59 | primogem 900'],
    }),
    event(
      '"Ley Line Overflow" Event: Obtain Double Rewards From Ley Line Blossoms',
      '〓Event Duration〓',
      `${serverTime('2025/07/14 04:00')} – ${serverTime('2025/07/21 03:59')}`,
      'Ley Line Overflow | 2025-07-14 04:00:00 | 2025-07-21 03:59:59',
    ),
    notice('"A Space and Time for You" Version 5.7 Update Details', {
      ...VERSION,
      shownMs: shown('2025-06-18 07:00', '2025-07-30 06:00'),
      body: paragraphs(
        'Below are the details of the Version 5.7 update "A Space and Time for You" and the update compensation.',
        '〓Compensation Details〓',
        `● Maintenance Compensation: Primogems ×300`,
        '〓Update Schedule〓',
        `Update maintenance begins ${globalTime('2025/06/18 06:00')} and is estimated to take 5 hours.`,
        '〓Update Content Overview〓',
        'I. New Characters',
      ),
      truth: ['version | A Space and Time for You | 2025-06-18T03:00:00Z | 2025-07-29T22:00:00Z'],
    }),
    event(
      'Limited-Time Discount for the Outfit "Sparkling Coast"',
      '〓Discount Duration〓',
      `After the Version 5.7 update – ${serverTime('2025/07/28 03:59')}`,
      null,
    ),
    event(
      'HoYoLAB Web Event "Check-In Party" Now Online',
      '〓Event Duration〓',
      '2025/06/20 12:00 – 2025/07/10 23:59 (UTC+8)',
      null,
    ),
  ]),
])

export const GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-10-20 12:00', '2025-12-03 06:00'), [
    notice('「幽岚映夜」祈愿：「秘幕照影·奈芙尔(草)」概率UP！', {
      ...WISH,
      body: bannerTable(
        ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'],
        [`「月之二」版本更新后<br>~<br>${serverTime('2025/11/11 17:59')}`, '「秘幕照影·奈芙尔(草)」'],
        ['「萃念初蘖·柯莱(草)」', '「少年春衫薄·行秋(水)」', '「断罪皇女·菲谢尔(雷)」'],
      ),
      truth: ['gacha | 幽岚映夜 | 2025-10-22T03:00:00Z | 2025-11-11 17:59:59 | | 奈芙尔,柯莱,行秋,菲谢尔'],
    }),
    notice('「千音雅集」活动：参与活动可获取原石、「命定之谜·壹」等奖励', {
      body: paragraphs(
        '〓活动时间〓',
        `${serverTime('2025/10/29 10:00')} ~ ${serverTime('2025/11/17 03:59')}`,
        '〓活动商店兑换时间〓',
        `${serverTime('2025/10/29 10:00')} ~ ${serverTime('2025/11/24 03:59')}`,
        '〓参与条件〓',
        '冒险等阶≥20级',
        '〓活动奖励〓',
        '原石*800、摩拉、精锻用魔矿等',
      ),
      truth: ['event | 千音雅集 | 2025-10-29 10:00:00 | 2025-11-17 03:59:59 | primogem 800'],
    }),
    event(
      '「丰材溢彩」活动：「天赋培养素材」「武器突破素材」双倍产出',
      '〓活动时间〓',
      `${serverTime('2025/11/24 04:00')} ~ ${serverTime('2025/12/01 03:59')}`,
      '丰材溢彩 | 2025-11-24 04:00:00 | 2025-12-01 03:59:59',
    ),
    event(
      '「月隐之章」时限内完成魔神任务，可额外获得原石*300',
      '〓获取奖励时限〓',
      `「月之二」版本更新后 ~ ${serverTime('2025/12/02 14:59')}`,
      '月隐之章 | 2025-10-22T03:00:00Z | 2025-12-02 14:59:59 | primogem 300',
    ),
    event(
      '「空月祝福」优惠购买说明',
      '〓售卖时间〓',
      `${serverTime('2025/10/22 11:00')} ~ ${serverTime('2025/11/05 03:59')}`,
      null,
    ),
  ]),
])

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-02-01 12:00', '2026-02-25 06:00'), [
    notice('イベント祈願「月の導き」：「月下の使者・コロンビーナ(水)」の出現率アップ！', {
      ...WISH,
      subtitle: 'イベント祈願・キャラクター<br/>月の導き',
      body: paragraphs(
        '〓祈願期間〓',
        `${serverTime('2026/02/03 18:00')} ～ ${serverTime('2026/02/24 14:59')}`,
        '〓祈願内容〓',
        '●祈願期間中、期間限定★5キャラクター「月下の使者・コロンビーナ(水)」の出現率が大幅アップ！',
        '●祈願期間中、★4キャラクター「妖狸の探偵・鹿野院平蔵(風)」「猫尾酒場の看板娘・ディオナ(氷)」「忠犬の大将・ゴロー(岩)」の出現率がアップ！',
        '※本祈願は「イベント祈願・キャラクター」に属します。',
      ),
      truth: [
        'gacha | 月の導き | 2026-02-03 18:00:00 | 2026-02-24 14:59:59 | | コロンビーナ,鹿野院平蔵,ディオナ,ゴロー',
      ],
    }),
    notice('「海灯祭・千灯の宴」イベント：参加して★4キャラクターを1名ゲット', {
      body: paragraphs(
        '〓イベント期間〓',
        `${serverTime('2026/02/04 10:00')} ～ ${serverTime('2026/02/23 03:59')}`,
        '〓参加条件〓',
        '冒険ランク20以上',
        '〓イベント報酬〓',
        '原石×1000、紡がれた運命×3',
      ),
      truth: [
        'event | 海灯祭・千灯の宴 | 2026-02-04 10:00:00 | 2026-02-23 03:59:59 | primogem 1000 intertwined_fate 3',
      ],
    }),
    event(
      '「幽境の激戦」：新シーズン開幕',
      '〓イベント期間〓',
      `${serverTime('2026/01/21 10:00')} ～ ${serverTime('2026/02/24 03:59')}`,
      '幽境の激戦 | 2026-01-21 10:00:00 | 2026-02-24 03:59:59',
      'challenge',
    ),
    event(
      'ショップの新商品について',
      '〓販売期間〓',
      `${serverTime('2026/02/03 18:00')} ～ ${serverTime('2026/02/24 14:59')}`,
      null,
    ),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-03-15 12:00', '2026-04-08 06:00'), [
    notice('「허성의 도래」 기원: 「허공의 별·스커크(얼음)」 획득 확률 UP!', {
      ...WISH,
      body: bannerTable(
        ['기원 시간', '획득 확률 UP 캐릭터(5성)', '획득 확률 UP 캐릭터(4성)'],
        [`${serverTime('2026/03/17 18:00')}<br>~<br>${serverTime('2026/04/07 14:59')}`, '「허공의 별·스커크(얼음)」'],
        ['「축성의 사제·달리아(물)」', '「황금의 맹세·캔디스(물)」', '「렌즈 속 진실·샤를로트(얼음)」'],
      ),
      truth: ['gacha | 허성의 도래 | 2026-03-17 18:00:00 | 2026-04-07 14:59:59 | | 스커크,달리아,캔디스,샤를로트'],
    }),
    event(
      '「바람꽃 축제」 이벤트: 축제에 참여하고 원석 등 보상을 받으세요!',
      '〓이벤트 기간〓',
      `${serverTime('2026/03/11 10:00')} ~ ${serverTime('2026/03/30 03:59')}`,
      '바람꽃 축제 | 2026-03-11 10:00:00 | 2026-03-30 03:59:59',
    ),
    notice('「바람을 잡은 자의 귀향」 Luna V 버전 업데이트 안내', {
      ...VERSION,
      shownMs: shown('2026-02-25 07:00', '2026-04-08 06:00'),
      body: paragraphs('〓업데이트 일정〓', `점검 시작: ${globalTime('2026/02/25 06:00')}, 약 5시간 진행 예정`),
      truth: ['version | 바람을 잡은 자의 귀향 | 2026-02-25T03:00:00Z | 2026-04-07T22:00:00Z'],
    }),
  ]),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-05-18 12:00', '2026-07-01 06:00'), [
    notice(
      "Vœux événements « Nuit de glace » : probabilité d'obtention augmentée pour « Vigie du Fort » Wriothesley (Cryo) !",
      {
        ...WISH,
        body: bannerTable(
          [
            'Durée des vœux',
            "Personnage (5★) à probabilité d'obtention augmentée",
            "Personnages (4★) à probabilité d'obtention augmentée",
          ],
          [
            `${serverTime('2026/06/09 18:00')}<br>–<br>${serverTime('2026/06/30 14:59')}`,
            '« Vigie du Fort » Wriothesley (Cryo)',
          ],
          [
            '« Verve verte » Collei (Dendro)',
            '« Ombre élégante » Lynette (Anémo)',
            '« Cœur des abysses » Fréminet (Cryo)',
          ],
        ),
        truth: [
          'gacha | Nuit de glace | 2026-06-09 18:00:00 | 2026-06-30 14:59:59 | | Wriothesley,Collei,Lynette,Fréminet',
        ],
      },
    ),
    event(
      'Événement « Contes de la brume » : obtenez Primo-gemmes ×420',
      "〓Durée de l'événement〓",
      `${serverTime('2026/06/03 10:00')} – ${serverTime('2026/06/15 03:59')}`,
      'Contes de la brume | 2026-06-03 10:00:00 | 2026-06-15 03:59:59 | primogem 420',
    ),
    event(
      'Enquête de satisfaction en jeu',
      '〓Durée〓',
      `${serverTime('2026/06/05 12:00')} – ${serverTime('2026/06/15 23:59')}`,
      null,
    ),
  ]),
])
