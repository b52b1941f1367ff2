import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const line = (text: string) => `<div data-line="true">${text === '' ? '&nbsp;' : text}</div>`
const lines = (...given: readonly string[]) => `<div>\n${given.map(line).join('\n')}\n</div>`
const label = (text: string) => `<span style="color: rgb(196, 158, 85);"><strong>✦${text}✦</strong></span>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (section: string, title: string, body: string, truth: readonly string[]): Row =>
  notice(title, { section, body, truth })
const none: readonly string[] = []

/** The forms of the titles are the publisher's of its Japanese list; names and times too. */
export const OWN_WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  ...within(shown('2026-06-12 11:00', '2026-07-10 03:59'), [
    put(
      '3/7',
      '共鳴者集音（イベント） 「明日へ焼き付ける記憶」',
      lines(
        'イベント期間中、星5共鳴者「ルシラー」、星4共鳴者「灯灯」、「釉瑚」、「桃祈」の出現率UP！',
        label('開催期間'),
        '2026年6月13日10:00 ~ 2026年7月9日11:59（サーバー時間）',
        label('開放条件'),
        '・ユニオンレベル5に到達',
        '※詳細はゲーム内の【集音】画面をご確認ください。',
      ),
      ['gacha | 明日へ焼き付ける記憶 | 2026-06-13 10:00:00 | 2026-07-09 11:59:59 | | ルシラー,灯灯,釉瑚,桃祈'],
    ),
    put(
      '3/7',
      '武器集音（イベント） 「定めを覆す荊冠」',
      lines(
        'イベント期間中、星5武器「定めを覆す荊冠」の出現率UP！',
        label('開催期間'),
        '2026年6月18日10:00 ~ 2026年7月9日11:59（サーバー時間）',
      ),
      ['gacha | 定めを覆す荊冠 | 2026-06-18 10:00:00 | 2026-07-09 11:59:59 | | 定めを覆す荊冠'],
    ),
    put(
      '2/3',
      '期間限定ログインボーナス 「青空の夢」',
      lines(
        label('開催期間'),
        '2026年6月18日10:00 ~ 2026年7月9日03:59（サーバー時間）',
        label('報酬内容'),
        '塗装の音紋、浮金の音紋など',
      ),
      ['event | 青空の夢 | 2026-06-18 10:00:00 | 2026-07-09 03:59:59'],
    ),
    put(
      '2/3',
      'コラボイベント 「マトリクス再構築」',
      lines(
        label('開催期間'),
        '2026年6月25日04:00 ~ 2026年7月9日03:59（サーバー時間）',
        label('報酬内容'),
        '星声*300、クレジット*150000',
      ),
      ['event | マトリクス再構築 | 2026-06-25 04:00:00 | 2026-07-09 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '音骸素材 期間限定2倍イベント 「響き渡る音弦」',
      lines(
        label('開催期間'),
        '2026年7月2日04:00 ~ 2026年7月9日03:59（サーバー時間）',
        label('開放条件'),
        '・ユニオンレベル14に到達',
      ),
      ['event | 響き渡る音弦 | 2026-07-02 04:00:00 | 2026-07-09 03:59:59'],
    ),
    put(
      '2/4',
      '期間限定特別価格でご提供 「お得パック」',
      lines(label('販売期間'), 'Ver.3.4アップデート後 ~ 2026年7月9日11:59（サーバー時間）'),
      none,
    ),
    put(
      '2/4',
      '「先駆ラジオ」開催のお知らせ',
      lines(label('開催期間'), 'Ver.3.4アップデート後 ~ 2026年7月9日03:59（サーバー時間）'),
      none,
    ),
    put('4/10', 'Ver3.4 イベントメモ', '<p><img src="https://example.com/memo.png" alt=""></p>', none),
  ]),
  ...within(shown('2026-09-29 11:00', '2026-11-12 04:00'), [
    put(
      '3/7',
      'Ver.3.7 共鳴者・武器集音 第一期',
      lines(
        '共鳴者集音（イベント）「満ち欠ける時の軸に」',
        'イベント期間中、星5共鳴者「ユーノ」、星4共鳴者「秧秧」、「桃祈」、「釉瑚」の出現率UP！',
        '武器集音（イベント）「曇斬」',
        'イベント期間中、星5武器「曇斬」の出現率UP！',
        label('開催期間'),
        'Ver.3.7アップデート後 ~ 2026年10月22日09:59（サーバー時間）',
      ),
      [
        'gacha | 満ち欠ける時の軸に | 2026-09-30T03:00:00Z | 2026-10-22 09:59:59 | | ユーノ,秧秧,桃祈,釉瑚',
        'gacha | 曇斬 | 2026-09-30T03:00:00Z | 2026-10-22 09:59:59 | | 曇斬',
      ],
    ),
    put(
      '1/1',
      'Ver3.7 「鏡は妄世を鎖し、心は紅塵を照らす」コンテンツ紹介',
      lines(
        '【メンテナンス時間＆補償について】',
        '✦メンテナンス時間：2026年9月30日05:00 ~ 2026年9月30日12:00（日本時間）',
        '✦補償：星声*300、結晶溶剤*2',
        '✦補償の対象：メンテナンス開始前に共鳴者を作成済みの方',
      ),
      ['version | 鏡は妄世を鎖し、心は紅塵を照らす | 2026-09-30T03:00:00Z | 2026-11-11T20:00:00Z'],
    ),
    put(
      '1/1',
      'Ver.3.7 配信開始のお知らせ',
      lines('Ver.3.7の配信を開始いたしました。', 'ぜひログインしてお楽しみください。'),
      none,
    ),
  ]),
])

/** Titles, labels, clocks and times are those of the publisher's Korean articles; the words are shortened. */
export const OWN_WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  ...within(shown('2026-07-09 11:00', '2026-08-20 03:59'), [
    put(
      '3/7',
      '[노을에 깃든 이슬] 무기 이벤트 튜닝',
      lines(
        '이벤트 기간 동안 5성 무기 「노을에 깃든 이슬」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 7월 30일 11:00 ~ 2026년 8월 19일 12:59 (한국 시간)',
        '✦이벤트 조건✦',
        '- 연각 레벨 Lv.5 달성.',
      ),
      ['gacha | 노을에 깃든 이슬 | 2026-07-30T02:00:00Z | 2026-08-19T03:59:59Z | | 노을에 깃든 이슬'],
    ),
    put(
      '3/7',
      '[단비에서 전하는 연꽃 바람의 축복] 캐릭터 이벤트 튜닝',
      lines(
        '이벤트 기간 동안 5성 캐릭터 「수이수이」, 4성 캐릭터 「설지」, 「모르테피」, 「루미」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 7월 30일 10:00 ~ 2026년 8월 19일 11:59 (서버 시간)',
        '2026년 7월 30일 11:00 ~ 2026년 8월 19일 12:59 (한국 시간)',
      ),
      [
        'gacha | 단비에서 전하는 연꽃 바람의 축복 | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | 수이수이,설지,모르테피,루미',
      ],
    ),
    put(
      '3/7',
      '[울림에 새겨진 추억] 무기 이벤트 튜닝',
      lines('✦이벤트 기간✦', '3.5 버전 업데이트 후 ~ 2026년 8월 19일 12:59 (한국 시간)', '✦이벤트 조건✦'),
      ['gacha | 울림에 새겨진 추억 | 2026-07-10T03:00:00Z | 2026-08-19T03:59:59Z'],
    ),
    put(
      '2/3',
      '[다시 포착 · 찰나의 빛과 그림자] 전투 촬영 이벤트',
      lines(
        '✦이벤트 기간✦',
        '2026년 7월 16일 10:00 ~ 2026년 8월 6일 03:59 (서버 시간)',
        '✦보상 내용✦',
        '별의 소리*300, 클램*150000',
      ),
      ['event | 다시 포착 · 찰나의 빛과 그림자 | 2026-07-16 10:00:00 | 2026-08-06 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '[추억 여행의 선물] 7일 출석 이벤트',
      lines('✦이벤트 기간✦', '3.5 버전 업데이트 후 ~ 2026년 8월 19일 11:59 (서버 시간)', '✦이벤트 조건✦'),
      ['event | 추억 여행의 선물 | 2026-07-10T03:00:00Z | 2026-08-19 11:59:59'],
    ),
    put(
      '2/4',
      '[상점 패키지] 기간 한정 할인 출시',
      lines('✦판매 기간✦', '3.5 버전 업데이트 후 ~ 2026년 8월 19일 11:59 (서버 시간)'),
      none,
    ),
    put('2/3', '양양의 드림 이스케이프 · 정답 공개', lines('최종 리딤 코드는 3.5 버전 종료 시까지 유효합니다.'), none),
    put('2/3', '「종말 매트릭스」의 새로운 도전 주기 안내', '<p><img src="https://example.com/period.png"></p>', [
      'challenge | 종말 매트릭스 | 2026-07-09T03:00:00Z | 2026-08-19T19:59:00Z',
    ]),
  ]),
  ...within(shown('2026-09-28 11:00', '2026-11-12 04:00'), [
    put(
      '3/7',
      '3.7 버전 [캐릭터/무기 이벤트 튜닝 · 1차]',
      lines(
        '「부디 이 밤처럼 늘 영원하기를」, 「여명의 지평선」, 「영고성쇠한 달 속을 걷는 나」 캐릭터 이벤트 튜닝, 「옥궐에 피는 꽃」, 「쿠모키리(曇斬)」, 「세상 만물의 진리」 무기 이벤트 튜닝이 한정 오픈됩니다.',
        '✦이벤트 기간: 2026년 9월 30일 12:00 ~ 2026년 10월 22일 10:59 (한국 시간)',
      ),
      [
        'gacha | 부디 이 밤처럼 늘 영원하기를 | 2026-09-30T03:00:00Z | 2026-10-22T01:59:59Z',
        'gacha | 여명의 지평선 | 2026-09-30T03:00:00Z | 2026-10-22T01:59:59Z',
        'gacha | 영고성쇠한 달 속을 걷는 나 | 2026-09-30T03:00:00Z | 2026-10-22T01:59:59Z',
        'gacha | 옥궐에 피는 꽃 | 2026-09-30T03:00:00Z | 2026-10-22T01:59:59Z',
        'gacha | 쿠모키리(曇斬) | 2026-09-30T03:00:00Z | 2026-10-22T01:59:59Z | | 쿠모키리(曇斬)',
        'gacha | 세상 만물의 진리 | 2026-09-30T03:00:00Z | 2026-10-22T01:59:59Z | | 세상 만물의 진리',
      ],
    ),
    put(
      '2/5',
      '[역경의 탑] 시즌 안내',
      lines('✦시즌 기간✦', '2026년 10월 5일 04:00 ~ 2026년 11월 2일 03:59 (서버 시간)'),
      ['challenge | 역경의 탑 | 2026-10-05 04:00:00 | 2026-11-02 03:59:59'],
    ),
  ]),
])

/** The forms of the titles are the publisher's of its French list; names and times are its own. */
export const OWN_WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  ...within(shown('2026-06-07 11:00', '2026-07-10 03:59'), [
    put(
      '2/3',
      '[Cadeaux des chasseurs de rêves] Événement de connexion (7j)',
      lines(
        "✦Durée de l'événement✦",
        'Après la mise à jour 3.4 ~ 9 juillet 2026 03:59 (heure du serveur)',
        '✦Conditions✦',
        'Atteindre le niveau d’union 8',
      ),
      ['event | Cadeaux des chasseurs de rêves | 2026-06-08T03:00:00Z | 2026-07-09 03:59:59'],
    ),
    put(
      '2/3',
      '[Course de Startorch, le retour !] Événement de loisir',
      lines(
        "✦Durée de l'événement✦",
        '11/06/2026 04:00 ~ 25/06/2026 03:59 (heure du serveur)',
        '✦Récompenses✦',
        'Astrites x400',
      ),
      ['event | Course de Startorch, le retour ! | 2026-06-11 04:00:00 | 2026-06-25 03:59:59 | astrite 400'],
    ),
    put(
      '2/3',
      '[Matrice recomposée] Événement de collaboration',
      lines("✦Durée de l'événement✦", '2026/06/25 04:00 ~ 2026/07/09 03:59 (heure du serveur)'),
      ['event | Matrice recomposée | 2026-06-25 04:00:00 | 2026-07-09 03:59:59'],
    ),
    put(
      '2/3',
      "[Accord éclatant] Événement Récompenses d'Écho doublées à durée limitée",
      lines("✦Durée de l'événement✦", '02/07/2026 04:00 ~ 09/07/2026 03:59 (heure du serveur)'),
      ['event | Accord éclatant | 2026-07-02 04:00:00 | 2026-07-09 03:59:59'],
    ),
    put(
      '3/7',
      '[Instant figé] Convier des Armes à durée limitée',
      lines(
        "Pendant l'événement, la probabilité d'obtenir l'arme 5★ « Instant figé » est augmentée !",
        '✦Durée✦',
        '13/06/2026 10:00 ~ 09/07/2026 11:59 (heure du serveur)',
      ),
      ['gacha | Instant figé | 2026-06-13 10:00:00 | 2026-07-09 11:59:59 | | Instant figé'],
    ),
    put(
      '3/7',
      '[Danse après la tempête] Convier des Personnages à durée limitée',
      lines(
        "Pendant l'événement, la probabilité d'obtenir les personnages 4★ « Danjin », « Mortefi » et « Yangyang » est augmentée !",
        '✦Durée✦',
        '18/06/2026 10:00 ~ 09/07/2026 11:59 (heure du serveur)',
      ),
      ['gacha | Danse après la tempête | 2026-06-18 10:00:00 | 2026-07-09 11:59:59 | | Danjin,Mortefi,Yangyang'],
    ),
    put(
      '2/4',
      '[Packs spéciaux] Offre à durée limitée',
      lines('✦Durée✦', 'Après la mise à jour 3.4 ~ 09/07/2026 11:59 (heure du serveur)'),
      none,
    ),
    put(
      '2/4',
      "« Podcast pionnier » - Détails de l'événement",
      lines('✦Durée✦', 'Après la mise à jour 3.4 ~ 09/07/2026 03:59 (heure du serveur)'),
      none,
    ),
    put(
      '1/1',
      'Notes de version - Version 3.4 « Le rêve non choisi »',
      lines(
        '[Maintenance et compensation]',
        '✦Horaire de la maintenance : 8 juin 2026 04:00 ~ 8 juin 2026 11:00 (UTC+8)',
        '✦Compensation : Astrites x300',
      ),
      ['version | Le rêve non choisi | 2026-06-08T03:00:00Z | 2026-07-09T20:00:00Z'],
    ),
    put(
      '4/10',
      'Calendrier des événements de la version 3.4',
      '<p><img src="https://example.com/cal.png" alt=""></p>',
      none,
    ),
    put('1/1', 'Politiques de fair-play de « Wuthering Waves »', lines('Tout programme tiers est interdit.'), none),
  ]),
])

/** The publisher's titles and times of 2026. */
export const OWN_WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  ...within(shown('2026-06-07 11:00', '2026-07-10 03:59'), [
    put(
      '2/3',
      '[青空之夢]限時簽到活動',
      `${lines(label('活動時間'), '2026年6月18日10:00 ~ 2026年7月9日03:59（伺服器時間）', label('獎勵內容'))}${table(['簽到天數', '簽到獎勵'], ['第1天', '喚聲渦紋*1'], ['第7天', '浮金波紋*3'])}`,
      ['event | 青空之夢 | 2026-06-18 10:00:00 | 2026-07-09 03:59:59'],
    ),
    put(
      '2/5',
      '[矩陣重組]限時戰鬥活動',
      lines(
        label('活動時間'),
        '2026年6月25日04:00 ~ 2026年7月9日03:59（伺服器時間）',
        label('獎勵內容'),
        '星聲*300、貝幣*150000',
      ),
      ['event | 矩陣重組 | 2026-06-25 04:00:00 | 2026-07-09 03:59:59 | astrite 300'],
    ),
    put(
      '3/7',
      '[不屈命定之冠]武器活動喚取',
      lines(
        '活動期間，5星武器「不屈命定之冠」喚取機率限時提升！',
        label('活動時間'),
        '2026年6月18日10:00 ~ 2026年7月9日11:59（伺服器時間）',
      ),
      ['gacha | 不屈命定之冠 | 2026-06-18 10:00:00 | 2026-07-09 11:59:59 | | 不屈命定之冠'],
    ),
    put(
      '2/4',
      '[商城禮包]限時折扣上架',
      lines(label('活動時間'), '3.4版本更新後 ~ 2026年7月9日11:59（伺服器時間）'),
      none,
    ),
    put(
      '1/1',
      '「未選擇的夢」3.4版本內容說明',
      lines('✦更新維護時間：2026年6月8日04:00 ~ 2026年6月8日11:00（UTC+8）', '✦更新維護補償：星聲*300'),
      ['version | 未選擇的夢 | 2026-06-08T03:00:00Z | 2026-07-09T20:00:00Z'],
    ),
    put('1/1', '【海歌重奏】 回歸系統升級說明', lines('3.4版本更新後，回歸系統將進行升級。'), none),
  ]),
])

/** The publisher's titles and times of 2026; labels as its notices have them. */
export const OWN_WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-07-09 11:00', '2026-08-20 03:59'), [
    put(
      '2/3',
      '[A Glimpse of Xuanfang] Exploration Event',
      lines(
        '✦Duration✦',
        'Version 3.5 update - 2026-08-19 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x500, Shell Credit x200000',
      ),
      ['event | A Glimpse of Xuanfang | 2026-07-10T03:00:00Z | 2026-08-19 03:59:59 | astrite 500'],
    ),
    put(
      '2/3',
      '[Virtual Crisis: Quadrant Trials] Combat Event',
      lines('✦Duration✦', '2026-07-30 10:00 - 2026-08-19 03:59 (server time)', '✦Eligibility✦', 'Reach Union Level 17'),
      ['event | Virtual Crisis: Quadrant Trials | 2026-07-30 10:00:00 | 2026-08-19 03:59:59'],
    ),
    put(
      '3/7',
      '[Everbright Polestar] Featured Weapon Convene',
      lines(
        'During the event, 5-Star Weapon: Everbright Polestar receives a boosted drop rate!',
        '✦Duration✦',
        '2026-07-30 10:00 - 2026-08-19 11:59 (server time)',
      ),
      ['gacha | Everbright Polestar | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | Everbright Polestar'],
    ),
    put(
      '3/7',
      '[Blessings From Dewy Winds] Featured Resonator Convene',
      lines(
        'During the event, 5-Star Resonator: Suisui, 4-Star Resonators: Baizhi, Mortefi, and Lumi receive boosted drop rates!',
        '✦Duration✦',
        '2026-07-30 10:00 - 2026-08-19 11:59 (server time)',
      ),
      ['gacha | Blessings From Dewy Winds | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | Suisui,Baizhi,Mortefi,Lumi'],
    ),
    put(
      '4/11',
      'Wuthering Waves Official Merchandise: Pre-order Now Open',
      lines('Pre-order Period: 2026-08-01 18:00 - 2026-08-31 23:59 (UTC+8)'),
      none,
    ),
    put(
      '2/5',
      '[Whimpering Wastes] New Cycle',
      lines('✦Duration✦', '2026-08-03 04:00 - 2026-08-31 03:59 (server time)'),
      ['challenge | Whimpering Wastes | 2026-08-03 04:00:00 | 2026-08-31 03:59:59'],
    ),
    put(
      '2/3',
      '[Web Event] Rover, Your Journey So Far',
      lines('✦Duration✦', '2026-07-20 10:00 - 2026-08-03 23:59 (UTC+8)'),
      none,
    ),
  ]),
])

/** The publisher's titles and times of 2026. */
export const OWN_WUTHERING_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1/1', [
  ...within(shown('2026-06-07 11:00', '2026-07-10 03:59'), [
    put(
      '2/3',
      '[逐梦赠礼]七日签到活动',
      lines(
        label('活动时间'),
        '3.4版本更新后 ~ 2026年7月9日03:59（服务器时间）',
        label('开放条件'),
        '联觉等级达到8级。',
      ),
      ['event | 逐梦赠礼 | 2026-06-08T03:00:00Z | 2026-07-09 03:59:59'],
    ),
    put(
      '2/5',
      '[星炬竞速赛，再开！]休闲活动',
      lines(
        label('活动时间'),
        '2026年6月11日04:00 ~ 2026年6月25日03:59（服务器时间）',
        label('奖励内容'),
        '星声*400、贝币*200000',
      ),
      ['event | 星炬竞速赛，再开！ | 2026-06-11 04:00:00 | 2026-06-25 03:59:59 | astrite 400'],
    ),
    put(
      '3/7',
      '[显影于明日] 角色活动唤取',
      lines(
        '活动期间，<span style="color: rgb(196, 158, 85);"><strong>5星角色「洛瑟菈」，4星角色「灯灯」、「釉瑚」、「桃祈」</strong></span>唤取概率限时提升！',
        '',
        label('活动时间'),
        '2026年6月13日10:00 ~ 2026年7月9日11:59（服务器时间）',
      ),
      ['gacha | 显影于明日 | 2026-06-13 10:00:00 | 2026-07-09 11:59:59 | | 洛瑟菈,灯灯,釉瑚,桃祈'],
    ),
    put('1/1', '关于部分玩法的功能调整安排', lines('3.4版本更新后，部分玩法将进行调整。'), none),
    put('4/11', '鸣潮丨「琳奈」主题咖啡快闪活动情报', lines('活动时间：2026年6月20日 - 2026年7月5日'), none),
  ]),
])
