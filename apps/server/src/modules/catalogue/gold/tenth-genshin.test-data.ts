import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, coloured, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const NEWS = { section: '2' } as const
const none: readonly string[] = []
const timed = (title: string, label: string, time: string, truth: readonly string[], more: readonly string[] = []) =>
  notice(title, { body: paragraphs(label, coloured(time), '', ...more), truth })
const wish = (
  title: string,
  subtitle: string,
  heads: readonly string[],
  cells: readonly [time: string, five: string],
  four: readonly string[],
  truth: string,
) => notice(title, { ...WISH, subtitle, body: bannerTable(heads, cells, four), truth: [truth] })

/** Names and times of the wishes are the publisher's, as public tools print them; so are the names of the events. */
export const OWN_GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-09-29 12:00', '2025-10-22 06:00'), [
    wish(
      'イベント祈願・「夜に訪う孤灯」：「フリンズ(雷)」の出現確率UP！',
      'イベント祈願<br />夜に訪う孤灯',
      ['祈願期間', '出現確率UPキャラクター（★5）', '出現確率UPキャラクター（★4）'],
      [`${serverTime('2025/09/30 18:00')}<br>～<br>${serverTime('2025/10/21 14:59')}`, '「フリンズ(雷)」'],
      ['「アイノ(水)」', '「スクロース(風)」', '「ドリー(雷)」'],
      'gacha | 夜に訪う孤灯 | 2025-09-30 18:00:00 | 2025-10-21 14:59:59 | | フリンズ,アイノ,スクロース,ドリー',
    ),
  ]),
  ...within(shown('2025-11-04 12:00', '2025-12-03 06:00'), [
    notice('イベント祈願・「神鋳賦形」：「長柄武器・赤月のシルエット」「長柄武器・破天の槍」の出現確率UP！', {
      ...WISH,
      subtitle: 'イベント祈願<br />神鋳賦形',
      body: bannerTable(
        ['祈願期間', '出現確率UP武器（★5）', '出現確率UP武器（★4）'],
        [
          `${serverTime('2025/11/11 18:00')} ～ ${serverTime('2025/12/02 14:59')}`,
          '「長柄武器・赤月のシルエット」<br>「長柄武器・破天の槍」',
        ],
        [
          '「片手剣・船渠剣」',
          '「両手剣・携帯型チェーンソー」',
          '「長柄武器・匣中滅龍」',
          '「法器・祭礼の断片」',
          '「弓・レンジゲージ」',
        ],
      ),
      truth: [
        'gacha | 神鋳賦形 | 2025-11-11 18:00:00 | 2025-12-02 14:59:59 | | 赤月のシルエット,破天の槍,船渠剣,携帯型チェーンソー,匣中滅龍,祭礼の断片,レンジゲージ',
      ],
    }),
  ]),
  ...within(shown('2026-03-10 12:00', '2026-04-08 06:00'), [
    timed(
      '「キノコン旅行記」イベント：育てて鍛えて原石などの報酬をゲット',
      '〓イベント期間〓',
      `${serverTime('2026/03/16 10:00')} ～ ${serverTime('2026/03/26 03:59')}`,
      ['event | キノコン旅行記 | 2026-03-16 10:00:00 | 2026-03-26 03:59:59'],
      ['〓参加条件〓', '・冒険ランク20以上', '・世界任務「星に触れる奇跡」をクリア'],
    ),
    timed(
      '「拠点防衛総動員」イベント',
      '〓イベント期間〓',
      `${serverTime('2026/03/23 10:00')}～${serverTime('2026/04/02 03:59')}`,
      ['event | 拠点防衛総動員 | 2026-03-23 10:00:00 | 2026-04-02 03:59:59'],
      ['〓参加条件〓', '冒険ランク20以上'],
    ),
    timed(
      '「大地の紀行」のお知らせ',
      '〓期間〓',
      `「Luna V」アップデート後 ～ ${serverTime('2026/04/06 03:59')}`,
      none,
      ['「珠玉の紀行」または「真珠の歌」を解放すると、さらに多くの報酬が獲得できます。'],
    ),
  ]),
  ...within(shown('2026-09-21 12:00', '2026-09-23 07:00'), [
    notice('Ver.7.1バージョンアップのお知らせ', {
      ...NEWS,
      body: paragraphs(
        '2026/09/23 06:00 (UTC+8)よりバージョンアップのメンテナンスを行います。終了後、Ver.7.1「冥府へのレクイエム」に更新されます。',
        'Ver.7.1の事前ダウンロードは、ただいまご利用いただけます。',
        '〓バージョンアップ・メンテナンス情報〓',
        '2026/09/23 06:00 (UTC+8)からおよそ5時間',
        '〓補償〓',
        'メンテナンス開始前に冒険ランク5に到達した旅人さんへ、原石×300を配布します。',
      ),
      truth: ['version | 冥府へのレクイエム | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z'],
    }),
  ]),
  ...within(shown('2026-06-29 12:00', '2026-08-12 06:00'), [
    timed(
      '「星と煙帳の夜語り」：時限内に伝説任務を完了して原石を獲得',
      '〓報酬獲得期間〓',
      `「Luna VIII」アップデート後 ～ ${serverTime('2026/08/10 03:59')}`,
      ['event | 星と煙帳の夜語り | 2026-07-01T03:00:00Z | 2026-08-10 03:59:59'],
    ),
    timed(
      '「最終遠射照準ライン」イベント：射撃に挑戦しよう',
      '〓イベント期間〓',
      `${serverTime('2026/07/17 10:00')} ～ ${serverTime('2026/07/27 03:59')}`,
      ['event | 最終遠射照準ライン | 2026-07-17 10:00:00 | 2026-07-27 03:59:59'],
    ),
    notice('Webイベント「月光の便り」が開催中！', {
      ...NEWS,
      body: paragraphs('〓イベント期間〓', `${globalTime('2026/07/20 12:00')} ～ ${globalTime('2026/07/31 23:59')}`),
      truth: none,
    }),
    timed(
      '「幻想シアター」8月のシーズン',
      '〓開放期間〓',
      `${serverTime('2026/08/01 04:00')} ～ ${serverTime('2026/09/01 03:59')}`,
      ['challenge | 幻想シアター | 2026-08-01 04:00:00 | 2026-09-01 03:59:59'],
    ),
    notice('コスチューム「夏の風物」期間限定割引のお知らせ', {
      body: paragraphs('〓割引期間〓', `2026/07/01 ～ ${serverTime('2026/08/11 14:59')}`),
      truth: none,
    }),
  ]),
])

/** As the set in Japanese; the two combined notices follow the form of the Korean website. */
export const OWN_GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-12-22 12:00', '2026-01-14 06:00'), [
    wish(
      '「연회의 투사」 기원: 「바레사(번개)」 확률 UP!',
      '「연회의 투사」 기원',
      ['기원 기간', '확률 UP 캐릭터(5성)', '확률 UP 캐릭터(4성)'],
      [`${serverTime('2025/12/23 18:00')} ~ ${serverTime('2026/01/13 14:59')}`, '「바레사(번개)」'],
      ['「얀사(번개)」', '「슈브르즈(불)」', '「가명(불)」'],
      'gacha | 연회의 투사 | 2025-12-23 18:00:00 | 2026-01-13 14:59:59 | | 바레사,얀사,슈브르즈,가명',
    ),
  ]),
  ...within(shown('2026-04-06 12:00', '2026-05-20 06:00'), [
    notice('「Luna VI」 버전 이벤트 기원 알림 제2회', {
      body: paragraphs(
        '〓기원 기간〓',
        '2026/04/28 18:00 ~ 2026/05/19 14:59 (서버 시간)',
        '「푸른 숲의 기도」 기원: 「라우마(풀)」 확률 UP!',
        '● 이벤트 기간에 한정 ★5 캐릭터 「라우마(풀)」의 기원 획득 확률 대폭 증가!',
        '● 이벤트 기간에 ★4 캐릭터 「행추(물)」, 「키라라(풀)」, 「야호다(바람)」의 기원 획득 확률 대폭 증가!',
        '「적색 사막의 유혹」 기원: 「네페르(풀)」 확률 UP!',
        '● 이벤트 기간에 한정 ★5 캐릭터 「네페르(풀)」의 기원 획득 확률 대폭 증가!',
        '● 이벤트 기간에 ★4 캐릭터 「행추(물)」, 「키라라(풀)」, 「야호다(바람)」의 기원 획득 확률 대폭 증가!',
      ),
      truth: [
        'gacha | 푸른 숲의 기도 | 2026-04-28 18:00:00 | 2026-05-19 14:59:59 | | 라우마,행추,키라라,야호다',
        'gacha | 적색 사막의 유혹 | 2026-04-28 18:00:00 | 2026-05-19 14:59:59 | | 네페르,행추,키라라,야호다',
      ],
    }),
    timed(
      '「측정 스케치 현장 학습」 이벤트: 스케치를 완성하고 원석을 획득하자',
      '〓이벤트 기간〓',
      `${serverTime('2026/04/10 10:00')} ~ ${serverTime('2026/04/20 03:59')}`,
      ['event | 측정 스케치 현장 학습 | 2026-04-10 10:00:00 | 2026-04-20 03:59:59'],
      ['〓참여 조건〓', '모험 등급 20 이상'],
    ),
    timed(
      '「지맥의 분출」 이벤트: 「계시의 꽃」, 「부의 꽃」 보상 2배!',
      '〓이벤트 기간〓',
      `${serverTime('2026/05/11 04:00')} ~ ${serverTime('2026/05/18 03:59')}`,
      ['event | 지맥의 분출 | 2026-05-11 04:00:00 | 2026-05-18 03:59:59'],
    ),
    timed(
      '「지맥 제압전」 이벤트: 흐트러진 지맥 도전',
      '〓이벤트 기간〓',
      `전체 기간: ${serverTime('2026/04/15 10:00')} ~ ${serverTime('2026/05/19 03:59')}`,
      ['challenge | 지맥 제압전 | 2026-04-15 10:00:00 | 2026-05-19 03:59:59'],
    ),
    timed(
      '「모험 지원 패키지」 한정 판매',
      '〓판매 기간〓',
      `${serverTime('2026/04/28 18:00')} ~ ${serverTime('2026/05/19 14:59')}`,
      none,
    ),
  ]),
  ...within(shown('2026-08-10 12:00', '2026-09-23 06:00'), [
    notice('7.0 버전 이벤트 기원 알림 제1회', {
      body: paragraphs(
        '〓기원 기간〓',
        '7.0 버전 업데이트 후 ~ 2026/09/01 17:59 (서버 시간)',
        '「난롯가의 잿빛 그림자」 기원: 「잔불의 온기·아를레키노(불)」 확률 UP!',
        '● 이벤트 기간에 한정 ★5 캐릭터 「잔불의 온기·아를레키노(불)」의 기원 획득 확률 대폭 증가!',
        '● 이벤트 기간에 ★4 캐릭터 「무해한 달콤함·설탕(바람)」, 「우아한 미소·리넷(바람)」의 기원 획득 확률 대폭 증가!',
        '「신의 주조」 기원: 「장병기·붉은 달의 형상」 확률 UP!',
        '● 이벤트 기간에 한정 ★5 무기 「장병기·붉은 달의 형상」의 기원 획득 확률 대폭 증가!',
        '● 이벤트 기간에 ★4 무기 「한손검·페보니우스 검」, 「활·녹슨 활」의 기원 획득 확률 대폭 증가!',
        '※ 「캐릭터 이벤트 기원」과 「캐릭터 이벤트 기원-2」는 기원 보장 횟수를 공유합니다.',
      ),
      truth: [
        'gacha | 난롯가의 잿빛 그림자 | 2026-08-12T03:00:00Z | 2026-09-01 17:59:59 | | 아를레키노,설탕,리넷',
        'gacha | 신의 주조 | 2026-08-12T03:00:00Z | 2026-09-01 17:59:59 | | 붉은 달의 형상,페보니우스 검,녹슨 활',
      ],
    }),
    timed(
      '「보루의 시련」 이벤트: 진지를 지키고 원석 획득',
      '〓이벤트 기간〓',
      `${serverTime('2026/09/07 10:00')} ~ ${serverTime('2026/09/17 03:59')}`,
      ['event | 보루의 시련 | 2026-09-07 10:00:00 | 2026-09-17 03:59:59'],
    ),
    notice('「신의 연민 없는 설국」 7.0 버전 업데이트 안내', {
      ...NEWS,
      body: paragraphs(
        '〓업데이트 시간〓',
        `${globalTime('2026/08/12 06:00')}에 시작하며, 약 5시간이 소요될 예정입니다.`,
        '〓보상 내용〓',
        '원석×300 (점검 1시간당 원석×60)',
        '〓보상 수령 기한〓',
        '7.0 버전 종료 전까지',
      ),
      truth: ['version | 신의 연민 없는 설국 | 2026-08-12T03:00:00Z | 2026-09-22T22:00:00Z'],
    }),
    notice('게임 설문조사 안내', {
      ...NEWS,
      body: paragraphs('〓조사 기간〓', '2026/08/20 ~ 2026/08/30'),
      truth: none,
    }),
  ]),
])

/** As the set in Japanese. */
export const OWN_GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-09-08 12:00', '2025-10-22 06:00'), [
    wish(
      "Vœux « Discerneuse d'énigmes » : taux d'obtention augmenté pour Yelan (Hydro) !",
      "Vœux « Discerneuse d'énigmes »",
      ['Durée des vœux', "Personnage 5★ (taux d'obtention augmenté)", "Personnages 4★ (taux d'obtention augmenté)"],
      [`${serverTime('2025/09/30 18:00')} – ${serverTime('2025/10/21 14:59')}`, '« Yelan (Hydro) »'],
      ['« Aino (Hydro) »', '« Sucrose (Anémo) »', '« Dori (Électro) »'],
      "gacha | Discerneuse d'énigmes | 2025-09-30 18:00:00 | 2025-10-21 14:59:59 | | Yelan,Aino,Sucrose,Dori",
    ),
  ]),
  ...within(shown('2025-10-20 12:00', '2025-12-03 06:00'), [
    wish(
      'Vœux « Chant de toutes les eaux » : taux d’obtention augmenté pour « Éternel présage » Furina (Hydro) !',
      'Vœux « Chant de toutes les eaux »',
      ['Durée des vœux', "Personnage 5★ (taux d'obtention augmenté)", "Personnages 4★ (taux d'obtention augmenté)"],
      [
        `Après la mise à jour de la version « Luna II »<br>–<br>${serverTime('2025/11/11 17:59')}`,
        '« Éternel présage » Furina (Hydro)',
      ],
      [
        '« Jade juvénile » Xingqiu (Hydro)',
        '« Pousse en devenir » Collei (Dendro)',
        '« Grâce naissante » Yaoyao (Dendro)',
      ],
      'gacha | Chant de toutes les eaux | 2025-10-22T03:00:00Z | 2025-11-11 17:59:59 | | Furina,Xingqiu,Collei,Yaoyao',
    ),
  ]),
  ...within(shown('2026-05-18 12:00', '2026-07-01 06:00'), [
    timed(
      'Événement « Le voyage des amis imaginaires » : participez pour obtenir des primo-gemmes',
      "〓Durée de l'événement〓",
      `${serverTime('2026/05/22 10:00')} – ${serverTime('2026/06/08 03:59')}`,
      ['event | Le voyage des amis imaginaires | 2026-05-22 10:00:00 | 2026-06-08 03:59:59'],
      ['〓Conditions de participation〓', "Rang d'aventure supérieur ou égal à 20"],
    ),
    timed(
      'Événement « Course-poursuite multicolore »',
      "〓Durée de l'événement〓",
      `Du ${serverTime('2026/06/18 10:00')} au ${serverTime('2026/06/29 03:59')}`,
      ['event | Course-poursuite multicolore | 2026-06-18 10:00:00 | 2026-06-29 03:59:59'],
    ),
    timed(
      'Événement « Carnage chtonien » : défi des perturbations énergétiques',
      "〓Durée de l'événement〓",
      `${serverTime('2026/05/27 10:00')} – ${serverTime('2026/06/30 03:59')}`,
      ['challenge | Carnage chtonien | 2026-05-27 10:00:00 | 2026-06-30 03:59:59'],
    ),
    timed(
      'Terminez la quête d’Archons « Plus précieux que l’argent et l’or » à temps pour obtenir des récompenses supplémentaires',
      '〓Période de récompense〓',
      `Après la mise à jour de la version « Luna VII » – ${serverTime('2026/06/30 14:59')}`,
      ['event | Plus précieux que l’argent et l’or | 2026-05-20T03:00:00Z | 2026-06-30 14:59:59'],
    ),
    timed(
      'Hymne de la perle : un nouveau passe de combat est disponible',
      '〓Durée〓',
      `Après la mise à jour de la version « Luna VII » – ${serverTime('2026/06/29 03:59')}`,
      none,
    ),
    notice('Rappel : comptes et transactions illicites', { ...NEWS, body: paragraphs('2026/06/02'), truth: none }),
  ]),
  ...within(shown('2026-08-10 12:00', '2026-09-23 06:00'), [
    notice('Détails de la mise à jour de la version 7.0 « Éternel hiver sans merci »', {
      ...NEWS,
      body: paragraphs(
        '〓Horaire de la mise à jour〓',
        `La maintenance débutera le ${globalTime('2026/08/12 06:00')} et devrait durer 5 heures.`,
      ),
      truth: ['version | Éternel hiver sans merci | 2026-08-12T03:00:00Z | 2026-09-22T22:00:00Z'],
    }),
  ]),
])

/** The publisher's titles and times; the tables follow its form. */
export const OWN_GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-02-23 12:00', '2026-04-08 06:00'), [
    wish(
      '「虛星臨渡」祈願：「虛星·絲柯克(冰)」機率UP！',
      '「虛星臨渡」祈願',
      ['祈願時間', '機率提升角色（5星）', '機率提升角色（4星）'],
      [`${serverTime('2026/03/17 18:00')} ~ ${serverTime('2026/04/07 14:59')}`, '「虛星·絲柯克(冰)」'],
      ['「塔利雅(水)」', '「坎蒂絲(水)」', '「夏洛蒂(冰)」'],
      'gacha | 虛星臨渡 | 2026-03-17 18:00:00 | 2026-04-07 14:59:59 | | 絲柯克,塔利雅,坎蒂絲,夏洛蒂',
    ),
    notice('「晨風之詩」集錄祈願', {
      ...WISH,
      subtitle: '「晨風之詩」祈願',
      body: paragraphs(
        '〓祈願時間〓',
        `「月之五」版本更新後 ~ ${serverTime('2026/03/17 17:59')}`,
        '※ 本祈願屬於「集錄祈願」。',
      ),
      truth: ['gacha | 晨風之詩 | 2026-02-25T03:00:00Z | 2026-03-17 17:59:59'],
    }),
    timed(
      '「靈蕈旅記」活動：培育蕈獸，參與獲取原石等獎勵',
      '〓活動時間〓',
      `${serverTime('2026/03/16 10:00')} ~ ${serverTime('2026/03/26 03:59')}`,
      ['event | 靈蕈旅記 | 2026-03-16 10:00:00 | 2026-03-26 03:59:59'],
    ),
    timed(
      '「盛材移湧」活動：素材雙倍掉落',
      '〓活動時間〓',
      `${serverTime('2026/03/30 04:00')} ~ ${serverTime('2026/04/06 03:59')}`,
      ['event | 盛材移湧 | 2026-03-30 04:00:00 | 2026-04-06 03:59:59'],
    ),
    timed(
      '「七聖召喚」鑄境研煉：巧策進鬥',
      '〓活動時間〓',
      `「月之五」版本更新後 ~ ${serverTime('2026/04/07 03:59')}`,
      none,
    ),
    notice('「空月之歌」周邊商品預購開啟', {
      ...NEWS,
      body: paragraphs('預購時間：2026年3月1日 12:00 起'),
      truth: none,
    }),
    notice('「深境螺旋」更新說明', {
      body: paragraphs('〓更新時間〓', `${serverTime('2026/03/16 04:00')} ~ ${serverTime('2026/04/16 03:59')}`),
      truth: ['challenge | 深境螺旋 | 2026-03-16 04:00:00 | 2026-04-16 03:59:59'],
    }),
  ]),
])

/** The publisher's titles and times of 2026; lines follow its form. */
export const OWN_GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-06-29 12:00', '2026-08-12 06:00'), [
    wish(
      'Event Wish "Starry Night\'s Whispers" - Boosted Drop Rate for "Stars Over Obsidian" Citlali (Cryo)!',
      "Event Wish - Starry Night's Whispers",
      ['Event Wish Duration', 'Promotional Character (5-Star)', 'Featured Characters (4-Star)'],
      [
        `After the Version "Luna VIII" update<br>—<br>${serverTime('2026/07/21 17:59')}`,
        '"Stars Over Obsidian" Citlali (Cryo)',
      ],
      [
        '"Uncrowned Lord of the Ocean" Beidou (Electro)',
        '"Kätzlein Cocktail" Diona (Cryo)',
        '"Yearning for Unseen Depths" Freminet (Cryo)',
      ],
      "gacha | Starry Night's Whispers | 2026-07-01T03:00:00Z | 2026-07-21 17:59:59 | | Citlali,Beidou,Diona,Freminet",
    ),
    timed(
      '"Final Long-Range Sightlines" Event: Take Aim and Obtain Primogems',
      '〓Event Duration〓',
      `${serverTime('2026/07/17 10:00')} – ${serverTime('2026/07/27 03:59')}`,
      ['event | Final Long-Range Sightlines | 2026-07-17 10:00:00 | 2026-07-27 03:59:59'],
      ['〓Eligibility〓', 'Reach Adventure Rank 20 or above'],
    ),
    timed(
      'Imaginarium Theater: New Season',
      '〓Season Duration〓',
      `${serverTime('2026/08/01 04:00')} – ${serverTime('2026/09/01 03:59')}`,
      ['challenge | Imaginarium Theater | 2026-08-01 04:00:00 | 2026-09-01 03:59:59'],
    ),
    notice('"Luna VIII" Special Program Redemption Codes', {
      ...NEWS,
      body: paragraphs('The codes can be redeemed until 2026/06/21 12:00 (UTC+8).'),
      truth: none,
    }),
  ]),
  ...within(shown('2026-08-10 12:00', '2026-09-23 06:00'), [
    timed(
      '"Trial of the Bastion" Event Details',
      '〓Event Duration〓',
      `${serverTime('2026/09/07 10:00')} – ${serverTime('2026/09/17 03:59')}`,
      ['event | Trial of the Bastion | 2026-09-07 10:00:00 | 2026-09-17 03:59:59'],
    ),
    notice('"Snowbound Greetings" Web Event Now Online!', {
      ...NEWS,
      body: paragraphs('〓Event Duration〓', '2026/08/14 12:00 – 2026/08/24 23:59 (UTC+8)'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles and times of 2026; labels follow its form. */
export const OWN_GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2026-04-06 12:00', '2026-05-20 06:00'), [
    wish(
      '「呀吼吼博物志」祈愿：「莉奈娅(岩)」概率UP！',
      '「呀吼吼博物志」祈愿',
      ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'],
      [`「月之六」版本更新后<br>~<br>${serverTime('2026/04/28 17:59')}`, '「莉奈娅(岩)」'],
      ['「叶洛亚(岩)」', '「爱诺(水)」', '「诺艾尔(岩)」'],
      'gacha | 呀吼吼博物志 | 2026-04-08T03:00:00Z | 2026-04-28 17:59:59 | | 莉奈娅,叶洛亚,爱诺,诺艾尔',
    ),
    timed(
      '「测定摹绘研学」活动：完成测绘，获取原石等奖励',
      '〓活动时间〓',
      `${serverTime('2026/04/10 10:00')} ~ ${serverTime('2026/04/20 03:59')}`,
      ['event | 测定摹绘研学 | 2026-04-10 10:00:00 | 2026-04-20 03:59:59'],
    ),
    timed(
      '传说任务「启喻鸟之章」：时限内完成可额外获得原石*40奖励',
      '〓获取奖励时限〓',
      `「月之六」版本更新后 ~ ${serverTime('2026/04/28 17:59')}`,
      ['event | 启喻鸟之章 | 2026-04-08T03:00:00Z | 2026-04-28 17:59:59 | primogem 40'],
    ),
    notice('「月之六」版本更新维护预告', {
      ...NEWS,
      shownMs: shown('2026-04-06 12:00', '2026-04-08 07:00'),
      body: paragraphs(
        `为了给旅行者提供更好的游戏体验，预计将于${globalTime('2026/04/08 06:00')}进行版本更新维护，预计5小时完成。`,
        '〓预下载〓',
        '预下载功能现已开启。',
      ),
      truth: none,
    }),
    notice('《原神》防沉迷系统说明', {
      ...NEWS,
      body: paragraphs('仅可在周五、周六、周日 20:00 ~ 21:00 登录游戏。'),
      truth: none,
    }),
  ]),
])
