import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, coloured, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const NEWS = { section: '2' } as const
const timed = (title: string, time: string, truth: string, type = 'event') =>
  notice(title, {
    body: paragraphs(
      '〓活动奖励〓',
      '原石、大英雄的经验、摩拉',
      '〓活动时间〓',
      coloured(time),
      '〓参与条件〓',
      '冒险等阶≥20级',
    ),
    truth: [`${type} | ${truth}`],
  })
const range = (from: string, until: string) => `${serverTime(from)} ~ ${serverTime(until)}`
const wish = (title: string, time: string, five: string, four: readonly string[], truth: string) =>
  notice(title, {
    ...WISH,
    body: `${paragraphs('〓祈愿介绍〓')}${bannerTable(
      ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'],
      [time, five],
      four,
    )}${paragraphs('※「试用」活动：祈愿期间，可使用试用角色的固定阵容进入指定关卡。')}`,
    truth: [truth],
  })

/** The publisher's own titles and times of 2025 and 2026; labels and tables follow its form. */
export const OWN_GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-12-01 12:00', '2026-01-14 07:00'), [
    notice('「终北的夜行诗」时限内完成魔神任务，可额外获得原石*500奖励', {
      body: paragraphs('〓获取奖励时限〓', coloured(`「月之三」版本更新后 ~ ${serverTime('2026/01/13 14:59')}`)),
      truth: ['event | 终北的夜行诗 | 2025-12-03T03:00:00Z | 2026-01-13 14:59:59 | primogem 500'],
    }),
    wish(
      '「白礜赤成」祈愿：「赤龙·杜林(火)」概率UP！',
      `「月之三」版本更新后 ~ ${serverTime('2025/12/23 17:59')}`,
      '「赤龙·杜林(火)」',
      ['「系风攘影·雅珂达(风)」', '「命运试金石·班尼特(火)」', '「机逐封迷·珐露珊(风)」'],
      'gacha | 白礜赤成 | 2025-12-03T03:00:00Z | 2025-12-23 17:59:59 | | 杜林,雅珂达,班尼特,珐露珊',
    ),
  ]),
  ...within(shown('2026-01-28 12:00', '2026-02-25 06:00'), [
    timed(
      '「月引周巡之述演」活动：推演兵棋对抗',
      range('2026/02/09 10:00', '2026/02/23 03:59'),
      '月引周巡之述演 | 2026-02-09 10:00:00 | 2026-02-23 03:59:59',
    ),
    timed(
      '「奔霄颂玉轮」活动：参与获取瑶瑶衣装，自选邀约璃月4星角色',
      range('2026/01/30 10:00', '2026/02/23 03:59'),
      '奔霄颂玉轮 | 2026-01-30 10:00:00 | 2026-02-23 03:59:59',
    ),
  ]),
  ...within(shown('2026-04-26 12:00', '2026-05-20 06:00'), [
    timed(
      '「礁与浪的相逢」活动：参与邀请「系风攘影·雅珂达(风)」',
      range('2026/04/27 10:00', '2026/05/14 03:59'),
      '礁与浪的相逢 | 2026-04-27 10:00:00 | 2026-05-14 03:59:59',
    ),
    timed(
      '「速摄快镜」活动：速览映影拍摄',
      range('2026/05/06 10:00', '2026/05/18 03:59'),
      '速摄快镜 | 2026-05-06 10:00:00 | 2026-05-18 03:59:59',
    ),
    notice('「幽境危战」活动：紊乱地脉挑战', {
      body: paragraphs(
        '〓活动时间〓',
        `整体活动时间：${range('2026/04/15 10:00', '2026/05/19 03:59')}`,
        `紊乱爆发期：${range('2026/04/15 10:00', '2026/04/25 03:59')}`,
        '〓参与条件〓',
      ),
      truth: ['challenge | 幽境危战 | 2026-04-15 10:00:00 | 2026-05-19 03:59:59'],
    }),
    wish(
      '「苍林月祷」祈愿：「月祷·菈乌玛(草)」概率UP！',
      `${serverTime('2026/04/28 18:00')} ~ ${serverTime('2026/05/19 14:59')}`,
      '「月祷·菈乌玛(草)」',
      ['「少年春衫薄·行秋(水)」', '「檐宇猫踪·绮良良(草)」', '「系风攘影·雅珂达(风)」'],
      'gacha | 苍林月祷 | 2026-04-28 18:00:00 | 2026-05-19 14:59:59 | | 菈乌玛,行秋,绮良良,雅珂达',
    ),
    notice('「砺行修远」：勤修馈赠', {
      body: paragraphs('〓活动时间〓', range('2026/02/23 04:00', '2026/05/18 03:59'), '〓参与条件〓'),
      truth: ['event | 砺行修远 | 2026-02-23 04:00:00 | 2026-05-18 03:59:59'],
    }),
  ]),
  ...within(shown('2026-08-01 12:00', '2026-08-12 06:00'), [
    timed(
      '「地脉移涌」活动：「藏金之花」「启示之花」双倍掉落！',
      range('2026/08/03 04:00', '2026/08/10 03:59'),
      '地脉移涌 | 2026-08-03 04:00:00 | 2026-08-10 03:59:59',
    ),
    notice('「魔女的谕示」玩法说明', {
      body: paragraphs('〓玩法开放时间〓', '「月之八」版本更新后永久开放'),
      truth: [],
    }),
    notice('「冒险助力礼包」第51期限时上架', {
      body: paragraphs('〓上架时间〓', range('2026/07/21 18:00', '2026/08/11 14:59')),
      truth: [],
    }),
    notice('【有奖活动】「月下同眠」哥伦比娅绘画征集活动开启！', {
      ...NEWS,
      body: paragraphs('投稿征集阶段：2026年7月22日 - 2026年8月9日 23:59'),
      truth: [],
    }),
    notice('「来奇域，快乐一夏！」网页活动限时开启', {
      ...NEWS,
      body: paragraphs('〓活动时间〓', `${globalTime('2026/08/01 12:00')} ~ ${globalTime('2026/08/10 23:59')}`),
      truth: [],
    }),
  ]),
])

/** The wording of the second phase of 7.1 is the publisher's; the others follow its form with its titles. */
export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-10-08 12:00', '2026-11-03 15:00'), [
    notice('Version 7.1 Event Wishes Notice - Phase II', {
      body: paragraphs(
        '〓Event Wish Duration〓',
        '2026/10/13 18:00:00 - 2026/11/03 14:59:59 (UTC+8)',
        '',
        '〓Event Wish "Void Star\'s Advent"〓',
        '● During this event wish, the event-exclusive 5-star character "Void Star" Skirk (Cryo) will receive a huge drop-rate boost!',
        '● During this event wish, the 4-star characters "Ode and Oblation" Dahlia (Hydro), "Golden Vow" Candace (Hydro), and "Coordinates of Clear Frost" Mika (Cryo) will receive a huge drop-rate boost!',
        '',
        '〓Event Wish "La Chanson Cerise"〓',
        '● During this event wish, the event-exclusive 5-star character "Tasteful Excellence" Escoffier (Cryo) will receive a huge drop-rate boost!',
        '● During this event wish, the 4-star characters "Ode and Oblation" Dahlia (Hydro), "Golden Vow" Candace (Hydro), and "Coordinates of Clear Frost" Mika (Cryo) will receive a huge drop-rate boost!',
      ),
      truth: [
        "gacha | Void Star's Advent | 2026-10-13T10:00:00Z | 2026-11-03T06:59:59Z | | Skirk,Dahlia,Candace,Mika",
        'gacha | La Chanson Cerise | 2026-10-13T10:00:00Z | 2026-11-03T06:59:59Z | | Escoffier,Dahlia,Candace,Mika',
      ],
    }),
    notice('"Predictive Victory Dynamics" Event: Participate to Obtain Primogems and Other Rewards', {
      body: paragraphs(
        '〓Event Duration〓',
        `${serverTime('2026/10/12 10:00')} – ${serverTime('2026/10/20 03:59')}`,
        '〓Eligibility〓',
        'Reach Adventure Rank 20 or above',
      ),
      truth: ['event | Predictive Victory Dynamics | 2026-10-12 10:00:00 | 2026-10-20 03:59:59'],
    }),
    notice('"Overflowing Favor" Event: Limited-Time Double Artifact Drops', {
      body: paragraphs('〓Event Duration〓', `${serverTime('2026/10/26 04:00')} – ${serverTime('2026/11/02 03:59')}`),
      truth: ['event | Overflowing Favor | 2026-10-26 04:00:00 | 2026-11-02 03:59:59'],
    }),
  ]),
  ...within(shown('2026-08-10 12:00', '2026-09-23 06:00'), [
    notice('"Everwinter Without Mercy" Version 7.0 Update Details', {
      ...NEWS,
      body: paragraphs(
        '〓Update Schedule〓',
        `Update maintenance begins ${globalTime('2026/08/12 06:00')} and is estimated to take 5 hours.`,
        '〓Compensation〓',
        'Primogems ×300',
      ),
      truth: ['version | Everwinter Without Mercy | 2026-08-12T03:00:00Z | 2026-09-22T22:00:00Z'],
    }),
    notice(
      'Complete the Archon Quest "Everwinter Without Mercy" Within the Specified Duration to Obtain Extra Rewards',
      {
        body: paragraphs(
          'Complete the quests within the specified duration to obtain extra rewards: Primogems ×500.',
          '〓Specified Duration〓',
          `After the Version 7.0 update – ${serverTime('2026/09/22 14:59')}`,
        ),
        truth: ['event | Everwinter Without Mercy | 2026-08-12T03:00:00Z | 2026-09-22 14:59:59 | primogem 500'],
      },
    ),
    notice('HoYoLAB Community "Daily Check-In" Feature', {
      body: paragraphs('〓Event Duration〓', 'Permanent'),
      truth: [],
    }),
    notice('"Stygian Onslaught" Event: Leyline Disorder Challenge', {
      body: paragraphs(
        '〓Event Duration〓',
        `Event Duration: ${serverTime('2026/08/19 10:00')} – ${serverTime('2026/09/22 03:59')}`,
        `Disorder Outbreak: ${serverTime('2026/08/19 10:00')} – ${serverTime('2026/08/29 03:59')}`,
        '〓Eligibility〓',
      ),
      truth: ['challenge | Stygian Onslaught | 2026-08-19 10:00:00 | 2026-09-22 03:59:59'],
    }),
    notice('Game Survey', { ...NEWS, body: paragraphs('〓Survey Duration〓', 'Long-term'), truth: [] }),
  ]),
])

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-10-11 12:00', '2026-11-04 06:00'), [
    notice('Ver.7.1イベント祈願のお知らせ 第2期', {
      body: paragraphs(
        '〓イベント祈願期間〓',
        '2026/10/13 18:00 ～ 2026/11/03 14:59（サーバー時間）',
        '〓イベント祈願「苺色のシャンソン」〓',
        '●期間中、イベント限定★5キャラクター「エスコフィエ(氷)」の出現率がアップ！',
        '●期間中、★4キャラクター「ダリア(水)」「キャンディス(水)」「ミカ(氷)」の出現率がアップ！',
      ),
      truth: [
        'gacha | 苺色のシャンソン | 2026-10-13 18:00:00 | 2026-11-03 14:59:59 | | エスコフィエ,ダリア,キャンディス,ミカ',
      ],
    }),
    event(
      '「のびのび雪合戦」イベント：雪玉を投げ合って原石を獲得しよう',
      '〓イベント期間〓',
      `${serverTime('2026/10/21 10:00')} ～ ${serverTime('2026/11/02 03:59')}`,
      'のびのび雪合戦 | 2026-10-21 10:00:00 | 2026-11-02 03:59:59',
    ),
    event(
      '「鍛錬の道」：修練の贈り物',
      '〓イベント期間〓',
      `${serverTime('2026/08/10 04:00')} ～ ${serverTime('2026/11/02 03:59')}`,
      '鍛錬の道 | 2026-08-10 04:00:00 | 2026-11-02 03:59:59',
    ),
    notice('アンケート調査のお知らせ', {
      ...NEWS,
      body: paragraphs('〓回答期間〓', '2026/10/20 12:00 ～ 2026/10/27 23:59（UTC+8）'),
      truth: [],
    }),
    notice('「冒険支援パック」第53弾販売のお知らせ', {
      body: paragraphs('〓販売期間〓', `Ver.7.1アップデート後 ～ ${serverTime('2026/11/03 14:59')}`),
      truth: [],
    }),
  ]),
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-07-19 12:00', '2026-08-12 06:00'), [
    notice('「神鑄賦形」祈願：「法器·帷間夜曲」「長柄武器·薙草之稻光」機率UP！', {
      ...WISH,
      body: bannerTable(
        ['祈願時間', '機率提升武器（5星）', '機率提升武器（4星）'],
        [
          `${serverTime('2026/07/21 18:00')} ~ ${serverTime('2026/08/11 14:59')}`,
          '「法器·帷間夜曲」<br>「長柄武器·薙草之稻光」',
        ],
        ['「單手劍·祭禮劍」', '「雙手劍·鐘劍」', '「長柄武器·西風長槍」', '「法器·乘浪的迴旋」', '「弓·西風獵弓」'],
      ),
      truth: [
        'gacha | 神鑄賦形 | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | 帷間夜曲,薙草之稻光,祭禮劍,鐘劍,西風長槍,乘浪的迴旋,西風獵弓',
      ],
    }),
    event(
      '「悠悠律動舞力聚會」活動：隨節拍起舞，獲取原石等獎勵',
      '〓活動時間〓',
      `${serverTime('2026/07/24 10:00')} ~ ${serverTime('2026/08/10 03:59')}`,
      '悠悠律動舞力聚會 | 2026-07-24 10:00:00 | 2026-08-10 03:59:59',
    ),
    notice('「月之八」版本「溯月紀行」活動說明', {
      body: paragraphs(
        '〓活動時間〓',
        `「月之八」版本更新後 ~ ${serverTime('2026/08/10 03:59')}`,
        '購買「珍珠之歌」可解鎖更多獎勵。',
      ),
      truth: [],
    }),
    notice('遊戲更新修復與最佳化說明', { ...NEWS, body: paragraphs('2026/07/15', '修復了部分問題。'), truth: [] }),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-10-08 12:00', '2026-11-04 06:00'), [
    notice('「일곱 성인의 소환」 격투 모드: 자동 대전', {
      body: paragraphs('〓이벤트 기간〓', range('2026/10/10 10:00', '2026/10/26 03:59')),
      truth: [],
    }),
    event(
      '「달을 쫓는 은빛 날개」 이벤트: 활공 도전 완료 시 원석 획득',
      '〓이벤트 기간〓',
      `${serverTime('2026/09/24 10:00')} ~ ${serverTime('2026/10/12 03:59')}`,
      '달을 쫓는 은빛 날개 | 2026-09-24 10:00:00 | 2026-10-12 03:59:59',
    ),
    notice('「베리 샹송」 기원: 「에스코피에(얼음)」 확률 UP!', {
      ...WISH,
      body: bannerTable(
        ['기원 기간', '확률 UP 캐릭터(★5)', '확률 UP 캐릭터(★4)'],
        [`${serverTime('2026/10/13 18:00')}<br>~<br>${serverTime('2026/11/03 14:59')}`, '「에스코피에(얼음)」'],
        ['「달리아(물)」', '「캔디스(물)」', '「미카(얼음)」'],
      ),
      truth: ['gacha | 베리 샹송 | 2026-10-13 18:00:00 | 2026-11-03 14:59:59 | | 에스코피에,달리아,캔디스,미카'],
    }),
    notice('HoYoLAB 출석 체크 이벤트 안내', {
      ...NEWS,
      body: paragraphs('〓이벤트 기간〓', '2026/10/01 00:00 ~ 2026/10/31 23:59 (UTC+8)'),
      truth: [],
    }),
  ]),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-08-26 12:00', '2026-09-23 06:00'), [
    event(
      'Événement « Le défi des grands explorateurs » : participez pour obtenir des primo-gemmes',
      "〓Durée de l'événement〓",
      `${serverTime('2026/08/28 10:00')} – ${serverTime('2026/09/14 03:59')}`,
      'Le défi des grands explorateurs | 2026-08-28 10:00:00 | 2026-09-14 03:59:59',
    ),
    event(
      'Événement « Débordement d’abondance » : récompenses doublées pour les matériaux',
      "〓Durée de l'événement〓",
      `${serverTime('2026/09/14 04:00')} – ${serverTime('2026/09/21 03:59')}`,
      'Débordement d’abondance | 2026-09-14 04:00:00 | 2026-09-21 03:59:59',
    ),
    notice('Événement web « Souvenirs de Natlan » maintenant disponible !', {
      ...NEWS,
      body: paragraphs("〓Durée de l'événement〓", '28/08/2026 12:00 – 08/09/2026 23:59 (UTC+8)'),
      truth: [],
    }),
    notice('Vœux événements : taux augmenté pour Columbina (Hydro) !', {
      ...WISH,
      subtitle: 'Vœux « Sommeil sous la lune »',
      body: bannerTable(
        ['Durée des vœux', 'Personnage promotionnel (5★)', 'Personnages promotionnels (4★)'],
        [`${serverTime('2026/09/01 18:00')} – ${serverTime('2026/09/22 14:59')}`, '« Columbina (Hydro) »'],
        ['« Jahoda (Anémo) »', '« Ororon (Électro) »', '« Sethos (Électro) »'],
      ),
      truth: [
        'gacha | Sommeil sous la lune | 2026-09-01 18:00:00 | 2026-09-22 14:59:59 | | Columbina,Jahoda,Ororon,Sethos',
      ],
    }),
  ]),
])
