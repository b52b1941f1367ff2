import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, coloured, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const WISH = { label: '扭蛋' } as const
const NEWS = { section: '2' } as const
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const cell = (...lines: readonly string[]) =>
  lines.map((line) => `<p style="white-space: pre-wrap; text-align: center;">${line}</p>`).join('')

const ZH_LATER = cell(serverTime('2026/06/09 18:00'), '~ ', serverTime('2026/06/30 14:59'))

export const GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2026-05-18 12:00', '2026-07-01 06:00'), [
    notice('「炽天的默想曲」祈愿：「炽光垂翼·尼可(火)」概率UP！', {
      ...WISH,
      subtitle: '「炽天的默想曲」祈愿',
      body: `${paragraphs('〓祈愿介绍〓')}${bannerTable(['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'], [cell('「月之七」版本更新后', '~', serverTime('2026/06/09 17:59')), cell('「炽光垂翼·尼可(火)」')], ['「铃声远扬·布伦妮(风)」', '「奔狼领的狼少年·雷泽(雷)」', '「断罪皇女！！·菲谢尔(雷)」'])}${paragraphs('●活动期间，限定5星角色「炽光垂翼·尼可(火)」的祈愿获取概率将大幅提升！')}`,
      truth: ['gacha | 炽天的默想曲 | 2026-05-20T03:00:00Z | 2026-06-09 17:59:59 | | 尼可,布伦妮,雷泽,菲谢尔'],
    }),
    notice('「霜锋夜白」祈愿：「夜行的霜刃·洛恩(冰)」概率UP！', {
      ...WISH,
      body: bannerTable(
        ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'],
        [ZH_LATER, cell('「夜行的霜刃·洛恩(冰)」')],
        ['「晴霜的标绘·米卡(冰)」', '「万民百味·香菱(火)」', '「命运试金石·班尼特(火)」'],
      ),
      truth: ['gacha | 霜锋夜白 | 2026-06-09 18:00:00 | 2026-06-30 14:59:59 | | 洛恩,米卡,香菱,班尼特'],
    }),
    notice('「神铸赋形」祈愿：「长柄武器·灾悔」「双手剑·焚曜千阳」概率UP！', {
      ...WISH,
      body: bannerTable(
        ['祈愿时间', '概率提升武器（5星）', '概率提升武器（4星）'],
        [ZH_LATER, cell('「长柄武器·灾悔」', '', '「双手剑·焚曜千阳」')],
        ['「单手剑·暗巷闪光」', '「法器·暗巷的酒与诗」', '「弓·暗巷猎手」', '「双手剑·雨裁」', '「长柄武器·西风长枪」'],
      ),
      truth: [
        'gacha | 神铸赋形 | 2026-06-09 18:00:00 | 2026-06-30 14:59:59 | | 灾悔,焚曜千阳,暗巷闪光,暗巷的酒与诗,暗巷猎手,雨裁,西风长枪',
      ],
    }),
    notice('「幻友绮旅」活动：参与可自选获得一位4星角色', {
      subtitle: '「幻友绮旅」',
      body: paragraphs(
        '〓活动时间〓',
        coloured(`剧情任务：${serverTime('2026/05/22 10:00')} ~ ${serverTime('2026/06/08 03:59')}`),
        coloured(`「绮境寻踪」：${serverTime('2026/05/24 04:00')} ~ ${serverTime('2026/06/08 03:59')}`),
        coloured(`「伙伴同行」：${serverTime('2026/05/26 04:00')} ~ ${serverTime('2026/06/08 03:59')}`),
        '',
        '〓参与条件〓',
        '冒险等阶≥20级',
      ),
      truth: ['event | 幻友绮旅 | 2026-05-22 10:00:00 | 2026-06-08 03:59:59'],
    }),
    event(
      '「勇锐魁杰试炼战记」活动：战斗试炼',
      '〓活动时间〓',
      `${serverTime('2026/06/08 10:00')} ~ ${serverTime('2026/06/18 03:59')}`,
      '勇锐魁杰试炼战记 | 2026-06-08 10:00:00 | 2026-06-18 03:59:59',
    ),
    event(
      '「地脉移涌」活动：「藏金之花」「启示之花」双倍产出！',
      '〓活动时间〓',
      `${serverTime('2026/06/22 04:00')} ~ ${serverTime('2026/06/29 03:59')}`,
      '地脉移涌 | 2026-06-22 04:00:00 | 2026-06-29 03:59:59',
    ),
    notice('「『空月之歌·行律』虚空劫灰往世书」「月之七」版本更新说明', {
      ...NEWS,
      shownMs: shown('2026-05-20 07:00', '2026-07-01 06:00'),
      body: paragraphs(
        '〓补偿范围〓',
        `停服更新补偿：${globalTime('2026/05/20 06:00')}前冒险等阶达到5级及以上的旅行者。`,
        '〓更新时间〓',
        coloured(`${globalTime('2026/05/20 06:00')}开始，预计5个小时完成。`),
      ),
      truth: ['version | 『空月之歌·行律』虚空劫灰往世书 | 2026-05-20T03:00:00Z | 2026-06-30T22:00:00Z'],
    }),
    event('「月之八」版本前瞻特别节目预告', '〓直播时间〓', `${globalTime('2026/06/19 20:00')}`, null),
    notice('「冒险助力礼包」第50期限时上架', {
      body: paragraphs('【上架时间】', `「月之七」版本更新后 ~ ${serverTime('2026/06/29 03:59')}`),
      truth: [],
    }),
  ]),
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-01-12 12:00', '2026-02-25 06:00'), [
    notice('「聚星源動」祈願：「轟隆雷鳴波·伊涅芙(雷)」機率UP！', {
      ...WISH,
      body: `${bannerTable(['祈願時間', '機率提升角色（5星）', '機率提升角色（4星）'], [cell('「月之四」版本更新後', '~', serverTime('2026/02/03 17:59')), '「轟隆雷鳴波·伊涅芙(雷)」'], ['「洞靈識微·賽索斯(雷)」', '「斷罪皇女！！·菲謝爾(雷)」', '「疾風醫龍·伊法(風)」'])}${paragraphs('●活動期間，限定5星角色「轟隆雷鳴波·伊涅芙(雷)」的祈願獲取機率將大幅提升！')}`,
      truth: ['gacha | 聚星源動 | 2026-01-14T03:00:00Z | 2026-02-03 17:59:59 | | 伊涅芙,賽索斯,菲謝爾,伊法'],
    }),
    event(
      '「富貴登門」活動：每日登入領取糾纏之緣*10等獎勵',
      '〓活動時間〓',
      `${serverTime('2026/01/16 04:00')} ~ ${serverTime('2026/02/03 03:59')}`,
      '富貴登門 | 2026-01-16 04:00:00 | 2026-02-03 03:59:59 | intertwined_fate 10',
    ),
    event(
      '「荒崖與墟壑的詩篇」時限內完成探索任務，可額外獲得原石*400獎勵',
      '〓獲取獎勵時限〓',
      `「月之四」版本更新後 ~ ${serverTime('2026/04/07 14:59')}`,
      '荒崖與墟壑的詩篇 | 2026-01-14T03:00:00Z | 2026-04-07 14:59:59 | primogem 400',
    ),
    event('HoYoLAB「新春同人繪畫」徵集活動開啟', '〓投稿時間〓', '2026/01/20 ~ 2026/02/10 23:59（UTC+8）', null),
  ]),
])

const EN_LATER = [serverTime('2025/12/23 18:00'), '—', serverTime('2026/01/13 14:59')]

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2025-12-01 12:00', '2026-01-14 06:00'), [
    notice('Event Wish "Cornucopia of Contention" - Boosted Drop Rate for "Bull\'s-Eye Bravura" Varesa (Electro)!', {
      ...WISH,
      subtitle: 'Event Wish - Cornucopia of Contention',
      body: paragraphs(
        '〓Event Wish Details〓',
        'Event Wish Duration',
        ...EN_LATER,
        'Promotional Character (5-Star)',
        '"Bull\'s-Eye Bravura" Varesa (Electro)',
        'Featured Characters (4-Star)',
        '"Tempered by Stone" Iansan (Electro)',
        '"Executor of Justice" Chevreuse (Pyro)',
        '"Leonine Vanguard" Gaming (Pyro)',
      ),
      truth: [
        'gacha | Cornucopia of Contention | 2025-12-23 18:00:00 | 2026-01-13 14:59:59 | | Varesa,Iansan,Chevreuse,Gaming',
      ],
    }),
    notice('Event Wish "Forgefire\'s Blessing" - Boosted Drop Rate for "Ardent Flames Forge the Soul" Xilonen (Geo)!', {
      ...WISH,
      body: `<p>Event Wish Duration</p><p>${EN_LATER.join(' ')}</p><p>● During this event wish, the event-exclusive 5-star character "Ardent Flames Forge the Soul" Xilonen (Geo) will receive a huge drop-rate boost!</p><p>● The 4-star characters "Tempered by Stone" Iansan (Electro), "Executor of Justice" Chevreuse (Pyro), and "Leonine Vanguard" Gaming (Pyro) will also receive a boost.</p>`,
      truth: [
        "gacha | Forgefire's Blessing | 2025-12-23 18:00:00 | 2026-01-13 14:59:59 | | Xilonen,Iansan,Chevreuse,Gaming",
      ],
    }),
    notice(
      'Event Wish "Epitome Invocation" - Boosted Drop Rate for Vivid Notions (Catalyst) and Peak Patrol Song (Sword)!',
      {
        ...WISH,
        body: bannerTable(
          ['Event Wish Duration', 'Promotional Weapons (5-Star)', 'Featured Weapons (4-Star)'],
          [cell(...EN_LATER), cell('Vivid Notions (Catalyst)', '', 'Peak Patrol Song (Sword)')],
          [
            'Fruitful Hook (Claymore)',
            'Alley Hunter (Bow)',
            'Favonius Sword (Sword)',
            'Favonius Lance (Polearm)',
            'The Widsith (Catalyst)',
          ],
        ),
        truth: [
          'gacha | Epitome Invocation | 2025-12-23 18:00:00 | 2026-01-13 14:59:59 | | Vivid Notions,Peak Patrol Song,Fruitful Hook,Alley Hunter,Favonius Sword,Favonius Lance,The Widsith',
        ],
      },
    ),
    event(
      '"Stygian Onslaught" Event: Face the Disturbed Ley Lines',
      '〓Event Duration〓',
      `Event Duration: ${serverTime('2025/12/10 10:00')} – ${serverTime('2026/01/13 03:59')}<br>Outbreak Period: ${serverTime('2025/12/10 10:00')} – ${serverTime('2025/12/20 03:59')}`,
      'Stygian Onslaught | 2025-12-10 10:00:00 | 2026-01-13 03:59:59',
      'challenge',
    ),
    event(
      '"Marvelous Merchandise" Event: Gather Items and Exchange Them With Liben',
      '〓Event Duration〓',
      `${serverTime('2026/01/05 10:00')} – ${serverTime('2026/01/12 03:59')}`,
      'Marvelous Merchandise | 2026-01-05 10:00:00 | 2026-01-12 03:59:59',
    ),
    notice('"Snowbound Journey of a Blazing Heart" Event: Take Part to Obtain Primogems and a 4-Star Sword', {
      body: `${paragraphs('〓Event Duration〓')}${table(
        ['Event Content', 'Start Time', 'End Time'],
        ['Quest: Act I', serverTime('2025/12/19 10:00'), serverTime('2026/01/05 03:59')],
        ['Quest: Act II', serverTime('2025/12/21 04:00')],
        ['Gameplay: Duel in the Snow', serverTime('2025/12/20 10:00')],
      )}${paragraphs('〓Eligibility〓', 'Adventure Rank 20 or above')}`,
      truth: ['event | Snowbound Journey of a Blazing Heart | 2025-12-19 10:00:00 | 2026-01-05 03:59:59'],
    }),
    notice('"Night Poem of the Far North" Version "Luna III" Update Details', {
      ...NEWS,
      shownMs: shown('2025-12-03 07:00', '2026-01-14 06:00'),
      body: paragraphs(
        '〓Update Schedule〓',
        coloured(`Maintenance begins ${globalTime('2025/12/03 06:00')} and is estimated to take 5 hours.`),
      ),
      truth: ['version | Night Poem of the Far North | 2025-12-03T03:00:00Z | 2026-01-13T22:00:00Z'],
    }),
    event(
      'Watch Livestreams to Earn In-Game Rewards',
      '〓Campaign Duration〓',
      '2025/12/05 – 2025/12/25 23:59 (UTC+8)',
      null,
    ),
    event(
      'Version "Luna IV" Update Maintenance Preview',
      '〓Update Schedule〓',
      `${globalTime('2026/01/14 06:00')}`,
      null,
    ),
  ]),
])

const JA_LATER = cell(serverTime('2026/09/01 18:00'), '～', serverTime('2026/09/22 14:59'))
const JA_FOUR = ['「ガタゴト機械・アイノ(水)」', '「鍛えられし岩・イアンサ(雷)」', '「玉裁つ春風・藍硯(風)」']

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-08-10 12:00', '2026-09-23 06:00'), [
    notice('イベント祈願「夜に訪う孤灯」：「朧なる灯火・フリンズ(雷)」の出現率アップ！', {
      ...WISH,
      subtitle: 'イベント祈願<br/>「夜に訪う孤灯」',
      body: bannerTable(
        ['祈願期間', '出現率アップキャラクター（★5）', '出現率アップキャラクター（★4）'],
        [JA_LATER, '「朧なる灯火・フリンズ(雷)」'],
        JA_FOUR,
      ),
      truth: ['gacha | 夜に訪う孤灯 | 2026-09-01 18:00:00 | 2026-09-22 14:59:59 | | フリンズ,アイノ,イアンサ,藍硯'],
    }),
    notice('イベント祈願「新星の駆動」：「轟く雷鳴・イネファ(雷)」の出現率アップ！', {
      ...WISH,
      body: paragraphs(
        '〓祈願期間〓',
        `${serverTime('2026/09/01 18:00')} ～ ${serverTime('2026/09/22 14:59')}`,
        '〓出現率アップ〓',
        '★5キャラクター「轟く雷鳴・イネファ(雷)」',
        `★4キャラクター${JA_FOUR.join('')}`,
      ),
      truth: ['gacha | 新星の駆動 | 2026-09-01 18:00:00 | 2026-09-22 14:59:59 | | イネファ,アイノ,イアンサ,藍硯'],
    }),
    notice('イベント祈願・武器「神鋳賦形」：「長柄武器・血染めの荒れ地」「長柄武器・砕け散る光輪」の出現率アップ！', {
      ...WISH,
      body: bannerTable(
        ['祈願期間', '出現率アップ武器（★5）', '出現率アップ武器（★4）'],
        [JA_LATER, cell('「長柄武器・血染めの荒れ地」', '「長柄武器・砕け散る光輪」')],
        ['「片手剣・笛の剣」', '「両手剣・西風大剣」', '「長柄武器・西風長槍」', '「法器・昭心」', '「弓・絶弦」'],
      ),
      truth: [
        'gacha | 神鋳賦形 | 2026-09-01 18:00:00 | 2026-09-22 14:59:59 | | 血染めの荒れ地,砕け散る光輪,笛の剣,西風大剣,西風長槍,昭心,絶弦',
      ],
    }),
    event(
      'イベント「新芽の助け合い・雪原への一歩」：雪原の仲間を手助けしよう',
      '〓イベント期間〓',
      `7.0バージョンアップ後 ～ ${serverTime('2026/08/24 03:59')}`,
      '新芽の助け合い・雪原への一歩 | 2026-08-12T03:00:00Z | 2026-08-24 03:59:59',
    ),
    notice('イベント「大探検家チャレンジ」：険境の試練に挑もう', {
      body: paragraphs(
        '〓イベント期間〓',
        `${serverTime('2026/08/28 10:00')} ～ ${serverTime('2026/09/14 03:59')}`,
        `※第2ステージは${serverTime('2026/08/30 04:00')}、第3ステージは${serverTime('2026/09/01 04:00')}に開放されます。`,
        '〓参加条件〓',
        '冒険ランク20以上',
      ),
      truth: ['event | 大探検家チャレンジ | 2026-08-28 10:00:00 | 2026-09-14 03:59:59'],
    }),
    event(
      '「神に憐れまれぬ凍土」期間内に探索任務をクリアすると、追加報酬として原石×400を獲得可能',
      '〓報酬獲得期限〓',
      `7.0バージョンアップ後 ～ ${serverTime('2026/11/03 14:59')}`,
      '神に憐れまれぬ凍土 | 2026-08-12T03:00:00Z | 2026-11-03 14:59:59 | primogem 400',
    ),
    notice('「神に憐れまれぬ雪国」Ver.7.0アップデートのお知らせ', {
      ...NEWS,
      shownMs: shown('2026-08-12 07:00', '2026-09-23 06:00'),
      body: paragraphs('〓アップデート時間〓', `${globalTime('2026/08/12 06:00')}から5時間を予定しております。`),
      truth: ['version | 神に憐れまれぬ雪国 | 2026-08-12T03:00:00Z | 2026-09-22T22:00:00Z'],
    }),
    event('創世結晶「初回チャージ2倍」リセットのお知らせ', '〓リセット日時〓', '7.0バージョンアップ後', null),
    event(
      'HoYoLAB「テイワット写真館」投稿キャンペーン開催',
      '〓開催期間〓',
      '2026/08/20 ～ 2026/09/10 23:59（UTC+8）',
      null,
    ),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-05-05 12:00', '2025-06-18 06:00'), [
    notice('「베리 샹송」 기원: 「맛의 협주곡·에스코피에(얼음)」 획득 확률 UP!', {
      ...WISH,
      body: bannerTable(
        ['기원 기간', '확률 UP 캐릭터(★5)', '확률 UP 캐릭터(★4)'],
        [cell('5.6 버전 업데이트 후', '~', serverTime('2025/05/27 17:59')), '「맛의 협주곡·에스코피에(얼음)」'],
        ['「질풍의 의사·이파(바람)」', '「밤의 아이·올로룬(번개)」', '「꿈꾸는 별·레일라(얼음)」'],
      ),
      truth: ['gacha | 베리 샹송 | 2025-05-07T03:00:00Z | 2025-05-27 17:59:59 | | 에스코피에,이파,올로룬,레일라'],
    }),
    notice('「신의 주조」 기원: 「장병기·맛의 지휘자」, 「양손검·판정」 획득 확률 UP!', {
      ...WISH,
      body: paragraphs(
        '기원 기간',
        `5.6 버전 업데이트 후 ~ ${serverTime('2025/05/27 17:59')}`,
        '● 이벤트 기간 동안 5성 무기 「장병기·맛의 지휘자」, 「양손검·판정」의 기원 획득 확률이 대폭 증가합니다!',
        '● 4성 무기 「한손검·뱃도랑 장검」, 「양손검·휴대용 체인톱」, 「장병기·탐사용 드릴」, 「활·거리 측정기」, 「법구·음유시인의 악장」의 확률도 증가합니다!',
      ),
      truth: [
        'gacha | 신의 주조 | 2025-05-07T03:00:00Z | 2025-05-27 17:59:59 | | 맛의 지휘자,판정,뱃도랑 장검,휴대용 체인톱,탐사용 드릴,거리 측정기,음유시인의 악장',
      ],
    }),
    notice('「달콤한 축제」 이벤트: 단계별 도전을 완료하고 원석을 획득하세요', {
      body: paragraphs(
        '〓이벤트 기간〓',
        `1단계: ${serverTime('2025/05/16 10:00')} ~ ${serverTime('2025/06/02 03:59')}`,
        `2단계: ${serverTime('2025/05/18 04:00')} ~ ${serverTime('2025/06/02 03:59')}`,
        '〓이벤트 보상〓',
        '원석 ×420, 대영웅의 경험, 모라 등',
      ),
      truth: ['event | 달콤한 축제 | 2025-05-16 10:00:00 | 2025-06-02 03:59:59 | primogem 420'],
    }),
    notice('「패러독스」 5.6 버전 업데이트 안내', {
      ...NEWS,
      shownMs: shown('2025-05-07 07:00', '2025-06-18 06:00'),
      body: paragraphs('〓업데이트 일정〓', `${globalTime('2025/05/07 06:00')} 시작, 약 5시간 소요 예정`),
      truth: ['version | 패러독스 | 2025-05-07T03:00:00Z | 2025-06-17T22:00:00Z'],
    }),
    event(
      '「일곱 성인의 소환」 격투 모드: 자동 대전',
      '〓이벤트 기간〓',
      `${serverTime('2025/05/24 10:00')} ~ ${serverTime('2025/06/09 03:59')}`,
      null,
    ),
  ]),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-06-16 12:00', '2025-07-30 06:00'), [
    notice(
      "Vœux événements « Avènement de l'étoile du néant » : bonus de chance pour « Étoile du vide » Skirk (Cryo) !",
      {
        ...WISH,
        body: paragraphs(
          '〓Durée des vœux〓',
          `Après la mise à jour de la version 5.7 – ${serverTime('2025/07/08 17:59')}`,
          "● Pendant la période, le taux d'obtention du personnage 5★ exclusif « Étoile du vide » Skirk (Cryo) est fortement augmenté !",
          "● Le taux d'obtention des personnages 4★ « Diacre bienveillant » Dahlia (Hydro), « Verre doré » Candace (Hydro) et « Cocktail félin » Diona (Cryo) est également augmenté.",
        ),
        truth: [
          "gacha | Avènement de l'étoile du néant | 2025-06-18T03:00:00Z | 2025-07-08 17:59:59 | | Skirk,Dahlia,Candace,Diona",
        ],
      },
    ),
    event(
      'Événement « Carnage chtonien » : défi des lignes énergétiques perturbées',
      "〓Durée de l'événement〓",
      `Durée totale : ${serverTime('2025/06/25 10:00')} – ${serverTime('2025/07/29 03:59')}<br>Période de crise : ${serverTime('2025/06/25 10:00')} – ${serverTime('2025/07/05 03:59')}`,
      'Carnage chtonien | 2025-06-25 10:00:00 | 2025-07-29 03:59:59',
      'challenge',
    ),
    event(
      "Événement « Débordement d'abondance » : récompenses doublées dans les domaines",
      "〓Durée de l'événement〓",
      `Du ${serverTime('2025/07/21 04:00')} au ${serverTime('2025/07/28 03:59')}`,
      "Débordement d'abondance | 2025-07-21 04:00:00 | 2025-07-28 03:59:59",
    ),
    event(
      'Questionnaire de satisfaction de la version 5.7',
      '〓Période〓',
      `Jusqu'au ${serverTime('2025/07/20 23:59')}`,
      null,
    ),
  ]),
])
