import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, coloured, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const NEWS = { section: '2' } as const
const none: readonly string[] = []
const timed = (title: string, label: string, time: string, truth: readonly string[], more: readonly string[] = []) =>
  notice(title, { body: paragraphs(label, coloured(time), '', ...more), truth })

/** Names and times are the publisher's, the lines follow its form. */
export const ROUND_GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-05-18 12:00', '2026-07-01 06:00'), [
    notice('Event Wish "Frostedge Nocturne" - Boosted Drop Rate for "Blade of Pallid Frost" Lohen (Cryo)!', {
      ...WISH,
      subtitle: 'Event Wish - Frostedge Nocturne',
      body: `${paragraphs('Travelers, stock up on weapons and characters in the event wish to make your party stronger in combat!', '', '〓Event Wish Details〓')}${bannerTable(
        ['Event Wish Duration', 'Promotional Character (5-Star)', 'Featured Characters (4-Star)'],
        [
          `${serverTime('2026/06/09 18:00')}<br>—<br>${serverTime('2026/06/30 14:59')}`,
          '"Blade of Pallid Frost" Lohen (Cryo)',
        ],
        [
          '"Coordinates of Clear Frost" Mika (Cryo)',
          '"Exquisite Delicacy" Xiangling (Pyro)',
          '"Trial by Fire" Bennett (Pyro)',
        ],
      )}${paragraphs(
        '● During this event wish, the event-exclusive 5-star character "Blade of Pallid Frost" Lohen (Cryo) will receive a huge drop-rate boost!',
        '※ Of the above characters, the event-exclusive character will not be available in the standard wish "Wanderlust Invocation."',
      )}`,
      truth: [
        'gacha | Frostedge Nocturne | 2026-06-09 18:00:00 | 2026-06-30 14:59:59 | | Lohen,Mika,Xiangling,Bennett',
      ],
    }),
    timed(
      '"Trials of the Brave Warrior" Event: Take On Trials and Obtain Primogems',
      '〓Event Duration〓',
      `${serverTime('2026/06/08 10:00')} – ${serverTime('2026/06/18 03:59')}`,
      ['event | Trials of the Brave Warrior | 2026-06-08 10:00:00 | 2026-06-18 03:59:59'],
      ['〓Event Rewards〓', '', '〓Eligibility〓', 'Reach Adventure Rank 20 or above'],
    ),
    timed(
      'Complete the Story Quest "Cuniculus Chapter" Within the Time Limit to Obtain Additional Primogems ×40',
      '〓Reward Time Limit〓',
      `${serverTime('2026/06/09 18:00')} – ${serverTime('2026/06/30 14:59')}`,
      ['event | Cuniculus Chapter | 2026-06-09 18:00:00 | 2026-06-30 14:59:59 | primogem 40'],
    ),
    timed(
      '"To Temper Thyself and Journey Far": Cultivation Gifts',
      '〓Event Duration〓',
      `${serverTime('2026/05/18 04:00')} – ${serverTime('2026/08/10 03:59')}`,
      ['event | To Temper Thyself and Journey Far | 2026-05-18 04:00:00 | 2026-08-10 03:59:59'],
    ),
    notice('"Truth Amongst the Pages of Purana" Version Luna VII Update Details', {
      ...NEWS,
      subtitle: 'Version Luna VII Update Details',
      body: paragraphs(
        '〓Compensation Details〓',
        'Maintenance compensation: Primogems ×300',
        '〓Update Schedule〓',
        `Update maintenance begins ${globalTime('2026/05/20 06:00')} and is estimated to take 5 hours.`,
        '〓How to Update Game Client〓',
      ),
      truth: ['version | Truth Amongst the Pages of Purana | 2026-05-20T03:00:00Z | 2026-06-30T22:00:00Z'],
    }),
    notice("Adventurer's Booster Bundles - Available for a Limited Time", {
      body: paragraphs(
        "〓Adventurer's Instructional Bundle〓",
        `Duration: After the Version "Luna VII" update – ${serverTime('2026/06/03 23:59')}`,
      ),
      truth: none,
    }),
    notice('HoYoLAB Community: Version Luna VII Guide Contest', {
      ...NEWS,
      body: paragraphs('〓Event Duration〓', '2026/05/22 – 2026/06/14 23:59 (UTC+8)', '〓Event Rewards〓'),
      truth: none,
    }),
  ]),
])

/** As the set in English. */
export const ROUND_GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-12-01 12:00', '2026-01-14 06:00'), [
    notice('「白礜赤成」祈愿：「耀黑之龙·杜林(火)」概率UP！', {
      ...WISH,
      subtitle: '「白礜赤成」祈愿',
      body: bannerTable(
        ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'],
        [`「月之三」版本更新后<br>~<br>${serverTime('2025/12/23 17:59')}`, '「耀黑之龙·杜林(火)」'],
        ['「系风攘影·雅珂达(风)」', '「命运试金石·班尼特(火)」', '「机逐封秘·珐露珊(风)」'],
      ),
      truth: ['gacha | 白礜赤成 | 2025-12-03T03:00:00Z | 2025-12-23 17:59:59 | | 杜林,雅珂达,班尼特,珐露珊'],
    }),
    timed(
      '「终北的夜行诗」时限内完成魔神任务，可额外获得原石*500奖励',
      '〓获取奖励时限〓',
      `「月之三」版本更新后 ~ ${serverTime('2026/01/13 14:59')}`,
      ['event | 终北的夜行诗 | 2025-12-03T03:00:00Z | 2026-01-13 14:59:59 | primogem 500'],
    ),
    timed(
      '「砺行修远」：勤修馈赠',
      '〓活动时间〓',
      `${serverTime('2025/12/01 04:00')} ~ ${serverTime('2026/02/23 03:59')}`,
      ['event | 砺行修远 | 2025-12-01 04:00:00 | 2026-02-23 03:59:59'],
      ['〓参与条件〓', '冒险等阶≥45级'],
    ),
    notice('「『空月之歌·间奏』终北的夜行诗」「月之三」版本更新说明', {
      ...NEWS,
      subtitle: '「月之三」版本更新说明',
      body: paragraphs(
        '〓更新时间〓',
        `${coloured(globalTime('2025/12/03 06:00'))}开始，预计5个小时完成。`,
        '〓补偿说明〓',
        '停服更新补偿：原石×300（停服时间每满1小时补偿原石×60）',
      ),
      truth: ['version | 『空月之歌·间奏』终北的夜行诗 | 2025-12-03T03:00:00Z | 2026-01-13T22:00:00Z'],
    }),
    notice('「幽境危战」活动：紊乱地脉挑战', {
      body: paragraphs(
        '〓活动时间〓',
        `${serverTime('2025/12/10 10:00')} ~ ${serverTime('2026/01/13 03:59')}`,
        '〓参与条件〓',
        '冒险等阶≥20级',
      ),
      truth: ['challenge | 幽境危战 | 2025-12-10 10:00:00 | 2026-01-13 03:59:59'],
    }),
    notice('「尘歌壶」摆设套装限时折扣', {
      body: paragraphs('〓折扣时间〓', `「月之三」版本更新后 ~ ${serverTime('2025/12/23 23:59')}`),
      truth: none,
    }),
    notice('《原神》六城市音乐会「旋律的旅途」售票通知', {
      ...NEWS,
      body: paragraphs('演出时间：2025年12月20日 19:30', '售票时间：2025年12月5日 12:00'),
      truth: none,
    }),
  ]),
])

/** As the set in English. */
export const ROUND_GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-06-29 12:00', '2026-08-12 06:00'), [
    notice('「影寂天下人」祈願：「一心淨土·雷電將軍(雷)」機率UP！', {
      ...WISH,
      subtitle: '「影寂天下人」祈願',
      body: bannerTable(
        ['祈願時間', '機率提升角色（5星）', '機率提升角色（4星）'],
        [`${serverTime('2026/07/21 18:00')}<br>~<br>${serverTime('2026/08/11 14:59')}`, '「一心淨土·雷電將軍(雷)」'],
        ['「繫風攘影·雅珂達(風)」'],
      ),
      truth: ['gacha | 影寂天下人 | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | 雷電將軍,雅珂達'],
    }),
    timed(
      '「當我們抬頭望月亮」時限內完成探索任務，可額外獲得原石*400獎勵',
      '〓獲取獎勵時限〓',
      `「月之八」版本更新後 ~ ${serverTime('2026/09/22 14:59')}`,
      ['event | 當我們抬頭望月亮 | 2026-07-01T03:00:00Z | 2026-09-22 14:59:59 | primogem 400'],
    ),
    timed(
      '「悠悠律動舞力聚會」活動：隨節奏起舞，獲取原石等獎勵',
      '〓活動時間〓',
      `${serverTime('2026/07/24 10:00')} ~ ${serverTime('2026/08/03 03:59')}`,
      ['event | 悠悠律動舞力聚會 | 2026-07-24 10:00:00 | 2026-08-03 03:59:59'],
      ['〓參與條件〓', '冒險等階≥20級'],
    ),
    timed(
      '「地脈移湧」活動：「藏金之花」「啟示之花」雙倍掉落！',
      '〓活動時間〓',
      `${serverTime('2026/08/03 04:00')} ~ ${serverTime('2026/08/10 03:59')}`,
      ['event | 地脈移湧 | 2026-08-03 04:00:00 | 2026-08-10 03:59:59'],
    ),
    notice('「『空月之歌·諧謔』映夏！歸鄉？千靈節！」「月之八」版本更新說明', {
      ...NEWS,
      subtitle: '「月之八」版本更新說明',
      body: paragraphs(
        '〓更新時間〓',
        `${globalTime('2026/07/01 06:00')}開始，預計5個小時完成。`,
        '〓補償內容〓',
        '原石×300',
      ),
      truth: ['version | 『空月之歌·諧謔』映夏！歸鄉？千靈節！ | 2026-07-01T03:00:00Z | 2026-08-11T22:00:00Z'],
    }),
    notice('「月之八」版本活動一覽', { ...NEWS, body: paragraphs('各活動詳情請查看遊戲內公告。'), truth: none }),
    notice('「歷練之卷·溯月紀行」開啟', {
      body: paragraphs('〓活動時間〓', `「月之八」版本更新後 ~ ${serverTime('2026/08/10 03:59')}`),
      truth: none,
    }),
  ]),
])

/** As the set in English. */
export const ROUND_GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-02-23 12:00', '2026-04-08 06:00'), [
    notice('イベント祈願「虚星の来臨」：「虚星・スカーク(氷)」の出現確率UP！', {
      ...WISH,
      subtitle: 'イベント祈願<br />虚星の来臨',
      body: bannerTable(
        ['祈願期間', '出現確率UPキャラクター（★5）', '出現確率UPキャラクター（★4）'],
        [`${serverTime('2026/03/17 18:00')}<br>～<br>${serverTime('2026/04/07 14:59')}`, '「虚星・スカーク(氷)」'],
        ['「ダリア(水)」', '「キャンディス(水)」', '「ミカ(氷)」'],
      ),
      truth: ['gacha | 虚星の来臨 | 2026-03-17 18:00:00 | 2026-04-07 14:59:59 | | スカーク,ダリア,キャンディス,ミカ'],
    }),
    timed(
      '「風を捕まえる帰還者」イベント：参加して原石などの報酬をゲット',
      '〓イベント期間〓',
      `${serverTime('2026/02/27 10:00')} ～ ${serverTime('2026/03/16 03:59')}`,
      ['event | 風を捕まえる帰還者 | 2026-02-27 10:00:00 | 2026-03-16 03:59:59'],
      ['〓参加条件〓', '・冒険ランク20以上'],
    ),
    timed(
      '「豊材の奔流」イベント：天賦育成素材などの獲得量が2倍に！',
      '〓イベント期間〓',
      `${serverTime('2026/03/30 04:00')} ～ ${serverTime('2026/04/06 03:59')}`,
      ['event | 豊材の奔流 | 2026-03-30 04:00:00 | 2026-04-06 03:59:59'],
    ),
    timed(
      '「幽境の激戦」イベント：乱れた地脈に挑戦しよう',
      '〓イベント期間〓',
      `${serverTime('2026/03/04 10:00')} ～ ${serverTime('2026/04/07 03:59')}`,
      ['challenge | 幽境の激戦 | 2026-03-04 10:00:00 | 2026-04-07 03:59:59'],
    ),
    notice('「風を捕まえる帰還者」Ver.「Luna V」アップデート情報', {
      ...NEWS,
      subtitle: 'Ver.「Luna V」アップデート情報',
      body: paragraphs(
        '〓アップデート時間〓',
        `${globalTime('2026/02/25 06:00')}より開始、所要時間は約5時間を予定しております。`,
        '〓補償について〓',
        '原石×300（メンテナンス1時間につき原石×60）',
      ),
      truth: ['version | 風を捕まえる帰還者 | 2026-02-25T03:00:00Z | 2026-04-07T22:00:00Z'],
    }),
    notice('「空月の祝福」および「創世結晶」に関するお知らせ', {
      ...NEWS,
      body: paragraphs('ショップの表示に関する不具合を2026/03/02に修正しました。'),
      truth: none,
    }),
    notice('ファンアートコンテスト「モンドの春」作品募集', {
      ...NEWS,
      body: paragraphs('〓募集期間〓', '2026/03/01 ～ 2026/03/29 23:59 (UTC+8)'),
      truth: none,
    }),
  ]),
])

/** As the set in English. */
export const ROUND_GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-01-12 12:00', '2026-02-25 06:00'), [
    notice('「신의 주조」 기원: 「법구·막간의 야상곡」, 「장병기·파멸의 빛고리」 확률 UP!', {
      ...WISH,
      subtitle: '「신의 주조」 기원',
      body: bannerTable(
        ['기원 기간', '확률 UP 무기(5성)', '확률 UP 무기(4성)'],
        [
          `「Luna IV」 버전 업데이트 후<br>~<br>${serverTime('2026/02/03 17:59')}`,
          '「법구·막간의 야상곡」<br>「장병기·파멸의 빛고리」',
        ],
        [
          '「한손검·피리검」',
          '「양손검·제례 대검」',
          '「장병기·산을 고정하는 못」',
          '「법구·돌아오는 파도」',
          '「활·유야의 왈츠」',
        ],
      ),
      truth: [
        'gacha | 신의 주조 | 2026-01-14T03:00:00Z | 2026-02-03 17:59:59 | | 막간의 야상곡,파멸의 빛고리,피리검,제례 대검,산을 고정하는 못,돌아오는 파도,유야의 왈츠',
      ],
    }),
    notice('「별의 구동」 기원: 「이네파(번개)」 확률 UP!', {
      ...WISH,
      subtitle: '「별의 구동」 기원',
      body: bannerTable(
        ['기원 기간', '확률 UP 캐릭터(5성)', '확률 UP 캐릭터(4성)'],
        [`「Luna IV」 버전 업데이트 후<br>~<br>${serverTime('2026/02/03 17:59')}`, '「이네파(번개)」'],
        ['「피슬(번개)」'],
      ),
      truth: ['gacha | 별의 구동 | 2026-01-14T03:00:00Z | 2026-02-03 17:59:59 | | 이네파,피슬'],
    }),
    timed(
      '「황량한 절벽과 폐허의 시편」: 기간 내 탐사 임무를 완료하고 추가 원석×400을 획득하자',
      '〓보상 획득 기한〓',
      `「Luna IV」 버전 업데이트 후 ~ ${serverTime('2026/04/07 14:59')}`,
      ['event | 황량한 절벽과 폐허의 시편 | 2026-01-14T03:00:00Z | 2026-04-07 14:59:59 | primogem 400'],
    ),
    timed(
      '「현실 속 환상극」 2월 시즌',
      '〓오픈 기간〓',
      `${serverTime('2026/02/01 04:00')} ~ ${serverTime('2026/03/01 03:59')}`,
      ['challenge | 현실 속 환상극 | 2026-02-01 04:00:00 | 2026-03-01 03:59:59'],
    ),
    timed(
      '「지맥의 분출」 이벤트: 「부의 꽃」, 「계시의 꽃」 보상 2배!',
      '〓이벤트 기간〓',
      `${serverTime('2026/02/16 04:00')} ~ ${serverTime('2026/02/23 03:59')}`,
      ['event | 지맥의 분출 | 2026-02-16 04:00:00 | 2026-02-23 03:59:59'],
    ),
    notice('「진주의 노래」 - 기행 시스템 안내', {
      body: paragraphs('〓이벤트 기간〓', `「Luna IV」 버전 업데이트 후 ~ ${serverTime('2026/02/23 03:59')}`),
      truth: none,
    }),
    notice('「Luna IV」 버전 알려진 문제 안내', { ...NEWS, body: paragraphs('2026/01/16', '수정 완료'), truth: none }),
  ]),
])

/** As the set in English. */
export const ROUND_GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-06-29 12:00', '2026-08-12 06:00'), [
    notice("Vœux « Murmures d'une nuit étoilée » : taux d'obtention augmenté pour Citlali (Cryo) !", {
      ...WISH,
      subtitle: "Vœux « Murmures d'une nuit étoilée »",
      body: bannerTable(
        ['Durée des vœux', "Personnage 5★ (taux d'obtention augmenté)", "Personnages 4★ (taux d'obtention augmenté)"],
        [
          `Après la mise à jour de la version « Luna VIII »<br>–<br>${serverTime('2026/07/21 17:59')}`,
          '« Citlali (Cryo) »',
        ],
        ['« Beidou (Électro) »', '« Diona (Cryo) »'],
      ),
      truth: [
        "gacha | Murmures d'une nuit étoilée | 2026-07-01T03:00:00Z | 2026-07-21 17:59:59 | | Citlali,Beidou,Diona",
      ],
    }),
    timed(
      'Événement « Disco détente : tous en piste ! »',
      "〓Durée de l'événement〓",
      `${serverTime('2026/07/24 10:00')} – ${serverTime('2026/08/03 03:59')}`,
      ['event | Disco détente : tous en piste ! | 2026-07-24 10:00:00 | 2026-08-03 03:59:59'],
      ['〓Conditions de participation〓', "Rang d'aventure supérieur ou égal à 20"],
    ),
    timed(
      'Événement « Débordement énergétique » : récompenses des Fleurs de la richesse et de la révélation doublées !',
      "〓Durée de l'événement〓",
      `${serverTime('2026/08/03 04:00')} – ${serverTime('2026/08/10 03:59')}`,
      ['event | Débordement énergétique | 2026-08-03 04:00:00 | 2026-08-10 03:59:59'],
    ),
    timed(
      "Théâtre de l'imaginarium : saison d'août",
      '〓Durée de la saison〓',
      `${serverTime('2026/08/01 04:00')} – ${serverTime('2026/09/01 03:59')}`,
      ["challenge | Théâtre de l'imaginarium | 2026-08-01 04:00:00 | 2026-09-01 03:59:59"],
    ),
    notice('Détails de la mise à jour « Fontinalia, soleil et retrouvailles » (version Luna VIII)', {
      ...NEWS,
      subtitle: 'Détails de la mise à jour de la version Luna VIII',
      body: paragraphs(
        '〓Horaire de la mise à jour〓',
        `La maintenance débutera le ${globalTime('2026/07/01 06:00')} et devrait durer 5 heures.`,
        '〓Compensation〓',
        'Primo-gemmes ×300',
      ),
      truth: ['version | Fontinalia, soleil et retrouvailles | 2026-07-01T03:00:00Z | 2026-08-11T22:00:00Z'],
    }),
    notice('Nouvelles tenues et réductions de la version Luna VIII', {
      body: paragraphs('〓Période de réduction〓', `Jusqu'au ${serverTime('2026/08/11 14:59')}`),
      truth: none,
    }),
    notice('Événement de connexion quotidienne « Lumières de la fête »', {
      body: `${paragraphs(
        'Connectez-vous 7 jours au total pour recevoir des récompenses !',
        "〓Durée de l'événement〓",
        `${serverTime('2026/07/04 04:00')} – ${serverTime('2026/07/18 03:59')}`,
      )}${table(['Jours', 'Récompenses'], ['1', 'Pierre de la destinée ×1'], ['7', 'Pierre de la destinée ×5'])}`,
      truth: ['event | Lumières de la fête | 2026-07-04 04:00:00 | 2026-07-18 03:59:59'],
    }),
  ]),
])
