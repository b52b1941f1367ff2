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

/** Names and times are the publisher's, the lines follow its form. */
export const ROUND_WUTHERING_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '2/3', [
  ...within(shown('2026-03-18 11:00', '2026-04-30 04:00'), [
    put(
      '3/7',
      '[符文烁醒之刻]\n角色活动唤取',
      lines(
        '活动期间，<strong>5星角色「西格莉卡」，4星角色「散华」、「卜灵」、「秧秧」</strong>唤取概率限时提升！',
        '',
        label('活动时间'),
        '3.2版本更新后 ~ 2026年4月9日09:59（服务器时间）',
        '',
        label('开放条件'),
        '- 联觉等级达到5级。',
        label('唤取说明'),
        '- [符文烁醒之刻]归属于【角色活动唤取】。',
      ),
      ['gacha | 符文烁醒之刻 | 2026-03-19T03:00:00Z | 2026-04-09 09:59:59 | | 西格莉卡,散华,卜灵,秧秧'],
    ),
    put(
      '3/7',
      '「裁竹」武器活动唤取',
      lines(
        '活动期间，<strong>5星武器「裁竹」，4星武器「尘云旋臂」、「永续坍缩」、「西升」</strong>唤取概率限时提升！',
        label('活动时间'),
        '3.2版本更新后 ~ 2026年4月9日09:59（服务器时间）',
        label('唤取说明'),
        '- [浮声沉兵]归属于【武器活动唤取】。',
      ),
      ['gacha | 裁竹 | 2026-03-19T03:00:00Z | 2026-04-09 09:59:59 | | 裁竹,尘云旋臂,永续坍缩,西升'],
    ),
    put(
      '2/3',
      '[昭日赠礼]七日签到活动',
      `${lines(label('活动时间'), '3.2版本更新后 ~ 2026年4月29日03:59（服务器时间）', label('奖励内容'))}${table(['签到天数', '签到奖励'], ['第1天', '唤声涡纹*1'], ['第3天', '浮金波纹*2'])}`,
      ['event | 昭日赠礼 | 2026-03-19T03:00:00Z | 2026-04-29 03:59:59'],
    ),
    put(
      '2/5',
      '[超高效！餐能中心补完计划！]限时活动',
      lines(
        label('活动时间'),
        '2026年4月2日04:00 ~ 2026年4月20日03:59（服务器时间）',
        label('奖励内容'),
        '星声*400、贝币*200000，以及其他养成材料等。',
        label('开放条件'),
        '联觉等级达到14级。',
      ),
      ['event | 超高效！餐能中心补完计划！ | 2026-04-02 04:00:00 | 2026-04-20 03:59:59 | astrite 400'],
    ),
    put(
      '1/1',
      '「于影中启明的决心」\n3.2版本内容说明',
      lines(
        '【维护时间＆补偿说明】',
        '✦更新维护时间：2026年3月19日04:00 ~ 2026年3月19日11:00（UTC+8）',
        '✦更新维护补偿：星声*300、结晶溶剂*2',
      ),
      ['version | 于影中启明的决心 | 2026-03-19T03:00:00Z | 2026-04-29T20:00:00Z'],
    ),
    put('4/10', '3.2版本活动日历', '<p><img src="https://example.com/calendar.png" alt=""></p>', none),
    put(
      '4/11',
      '鸣潮丨「昭日」系列周边 预售将启！',
      lines(label('上新情报'), '>>>预售时间：2026/3/27 18:00起', '>>>发货时间：以产品详情页面为准'),
      none,
    ),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  ...within(shown('2026-02-04 11:00', '2026-03-19 04:00'), [
    put(
      '3/7',
      '[於灰燼中]角色活動喚取',
      lines(
        '活動期間，5星角色「嘉貝莉娜」喚取機率限時提升！',
        label('活動時間'),
        '2026年2月26日10:00 ~ 2026年3月18日11:59（伺服器時間）',
      ),
      ['gacha | 於灰燼中 | 2026-02-26 10:00:00 | 2026-03-18 11:59:59 | | 嘉貝莉娜'],
    ),
    put(
      '2/3',
      '[輕雪贈禮]七日簽到活動',
      lines(
        label('活動時間'),
        '3.1版本更新後 ~ 2026年3月18日03:59（伺服器時間）',
        label('開放條件'),
        '聯覺等級達到8級。',
      ),
      ['event | 輕雪贈禮 | 2026-02-05T03:00:00Z | 2026-03-18 03:59:59'],
    ),
    put(
      '2/5',
      '[奔馳！箭速與激情！]休閒活動',
      lines(
        label('活動時間'),
        '2026年2月7日04:00 ~ 2026年3月18日03:59（伺服器時間）',
        label('獎勵內容'),
        '星聲*800、貝幣*300000',
      ),
      ['event | 奔馳！箭速與激情！ | 2026-02-07 04:00:00 | 2026-03-18 03:59:59 | astrite 800'],
    ),
    put(
      '2/3',
      '[聲弦滌蕩]聲骸材料限時雙倍活動',
      lines(label('活動時間'), '2026年3月11日04:00 ~ 2026年3月18日03:59（伺服器時間）'),
      ['event | 聲弦滌蕩 | 2026-03-11 04:00:00 | 2026-03-18 03:59:59'],
    ),
    put(
      '1/1',
      '「贈予雪中的你」3.1版本內容說明',
      lines('✦更新維護時間：2026年2月5日04:00 ~ 2026年2月5日11:00（UTC+8）', '✦更新維護補償：星聲*300、結晶溶劑*2'),
      ['version | 贈予雪中的你 | 2026-02-05T03:00:00Z | 2026-03-18T20:00:00Z'],
    ),
    put(
      '2/4',
      '[先約電臺]活動說明',
      lines(label('活動時間'), '3.1版本更新後 ~ 2026年3月18日03:59（伺服器時間）'),
      none,
    ),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-02-04 11:00', '2026-03-19 04:00'), [
    put(
      '3/7',
      '[Roar of Triumph] Featured Resonator Convene',
      lines(
        'During the event, 5-Star Resonator: Lupa, 4-Star Resonators: Mortefi, Taoqi, and Aalto receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.1 update - 2026-02-26 09:59 (server time)',
        '✦Eligibility✦',
        '- Reach Union Level 5.',
      ),
      ['gacha | Roar of Triumph | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | Lupa,Mortefi,Taoqi,Aalto'],
    ),
    put(
      '3/7',
      '[Absolute Pulsation] \nFeatured Weapon Convene',
      lines(
        'During the event, 5-Star Weapon: Wildfire Mark, 4-Star Weapons: Commando of Conviction, Waning Redshift, and Cadenza receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.1 update - 2026-02-26 09:59 (server time)',
      ),
      [
        'gacha | Absolute Pulsation | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | Wildfire Mark,Commando of Conviction,Waning Redshift,Cadenza',
      ],
    ),
    put(
      '2/3',
      '[Rein Back! Migration Mayhem!] Featured Commission Event',
      lines(
        '✦Duration✦',
        '2026-02-19 04:00 - 2026-03-09 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x300, Shell Credit x150000, and more',
        '✦Eligibility✦',
        'Reach Union Level 14',
      ),
      ['event | Rein Back! Migration Mayhem! | 2026-02-19 04:00:00 | 2026-03-09 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '[Blade Hunter: Wilderness] Combat Event',
      lines('✦Duration✦', '2026-02-26 10:00 - 2026-03-16 03:59 (server time)'),
      ['event | Blade Hunter: Wilderness | 2026-02-26 10:00:00 | 2026-03-16 03:59:59'],
    ),
    put(
      '2/5',
      '[Tower of Adversity] New Season',
      lines('✦Duration✦', '2026-02-16 04:00 - 2026-03-16 03:59 (server time)'),
      ['challenge | Tower of Adversity | 2026-02-16 04:00:00 | 2026-03-16 03:59:59'],
    ),
    put(
      '1/1',
      'Version 3.1 Patch Notes - "For You Who Walk in Snow"',
      lines(
        '[Maintenance and Compensation]',
        '✦Maintenance Time: 2026-02-05 04:00 - 2026-02-05 11:00 (UTC+8)',
        '✦Maintenance Compensation: Astrite x300, Crystal Solvent x2',
      ),
      ['version | For You Who Walk in Snow | 2026-02-05T03:00:00Z | 2026-03-18T20:00:00Z'],
    ),
    put(
      '2/4',
      '[Bundles] Limited-Time Offer',
      lines('✦Duration✦', 'Version 3.1 update - 2026-03-18 11:59 (server time)'),
      none,
    ),
    put('1/1', 'Version 3.1 Known Issues and Fixes', lines('2026-02-06: fixed an issue with a quest.'), none),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  ...within(shown('2026-04-29 11:00', '2026-06-08 04:00'), [
    put(
      '3/7',
      '共鳴者集音（イベント）\n「永劫回帰のレクイエム」',
      lines(
        'イベント期間中、星5共鳴者「フローヴァ」、星4共鳴者「白芷」、「モルトフィー」の出現率UP！',
        label('開催期間'),
        '2026年5月21日10:00 ~ 2026年6月7日11:59（サーバー時間）',
      ),
      ['gacha | 永劫回帰のレクイエム | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | フローヴァ,白芷,モルトフィー'],
    ),
    put(
      '3/7',
      '武器集音（イベント）\n「音を操る利器」',
      lines(
        'イベント期間中、星5武器「偽物の矮星」の出現率UP！',
        label('開催期間'),
        '2026年5月21日10:00 ~ 2026年6月7日11:59（サーバー時間）',
      ),
      ['gacha | 音を操る利器 | 2026-05-21 10:00:00 | 2026-06-07 11:59:59 | | 偽物の矮星'],
    ),
    put(
      '2/3',
      '7日間ログインイベント\n「群星のプレゼント」',
      lines(label('開催期間'), 'Ver.3.3アップデート後 ~ 2026年6月7日03:59（サーバー時間）'),
      ['event | 群星のプレゼント | 2026-04-30T03:00:00Z | 2026-06-07 03:59:59'],
    ),
    put(
      '2/5',
      '戦闘イベント「挑め！戦闘学位試験！」',
      lines(
        label('開催期間'),
        '2026年5月7日04:00 ~ 2026年5月21日03:59（サーバー時間）',
        label('報酬内容'),
        '星声*300、クレジット*150000など',
        label('開放条件'),
        '・ユニオンレベル14に到達',
      ),
      ['event | 挑め！戦闘学位試験！ | 2026-05-07 04:00:00 | 2026-05-21 03:59:59 | astrite 300'],
    ),
    put(
      '1/1',
      'Ver3.3 「星海の果てより響いて」コンテンツ紹介',
      lines(
        '【メンテナンス時間＆補償について】',
        '✦メンテナンス時間：2026年4月30日05:00 ~ 2026年4月30日12:00（日本時間）',
        '✦補償：星声*300、結晶溶剤*2',
      ),
      ['version | 星海の果てより響いて | 2026-04-30T03:00:00Z | 2026-06-07T20:00:00Z'],
    ),
    put(
      '1/1',
      '復帰イベント【帰還の潮唄】\nの体験向上について',
      lines('Ver.3.3アップデート後、復帰イベントが変わります。'),
      none,
    ),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  ...within(shown('2026-03-18 11:00', '2026-04-30 04:00'), [
    put(
      '3/7',
      '[명암 경계선 사이]\n캐릭터 이벤트 튜닝',
      lines(
        '이벤트 기간 동안 5성 캐릭터 「잔니」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 4월 9일 10:00 ~ 2026년 4월 29일 11:59 (서버 시간)',
        '✦이벤트 조건✦',
        '- 연각 레벨 Lv.5 달성.',
      ),
      ['gacha | 명암 경계선 사이 | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | 잔니'],
    ),
    put(
      '3/7',
      '[무기의 울림]\n무기 이벤트 튜닝',
      lines(
        '이벤트 기간 동안 5성 무기 「불빛의 심판」의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 4월 9일 10:00 ~ 2026년 4월 29일 11:59 (서버 시간)',
      ),
      ['gacha | 무기의 울림 | 2026-04-09 10:00:00 | 2026-04-29 11:59:59 | | 불빛의 심판'],
    ),
    put(
      '2/3',
      '[라하이 로이 블록]\n기간 한정 이벤트',
      lines(
        '✦이벤트 기간✦',
        '2026년 3월 26일 04:00 ~ 2026년 4월 13일 03:59 (서버 시간)',
        '✦보상 내용✦',
        '별의 소리*300, 클램*150000',
      ),
      ['event | 라하이 로이 블록 | 2026-03-26 04:00:00 | 2026-04-13 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '[울림의 영역]\n무음구역 보상 한정 2배 이벤트',
      lines('✦이벤트 기간✦', '2026년 4월 2일 04:00 ~ 2026년 4월 9일 03:59 (서버 시간)'),
      ['event | 울림의 영역 | 2026-04-02 04:00:00 | 2026-04-09 03:59:59'],
    ),
    put(
      '1/1',
      '「그림자 속에서 빛을 밝히는 결의」\n3.2 버전 내용 안내',
      lines(
        '【점검 시간 & 보상 안내】',
        '✦점검 시간: 2026년 3월 19일 05:00 ~ 2026년 3월 19일 12:00 (한국 시간)',
        '✦점검 보상: 별의 소리*300',
      ),
      ['version | 그림자 속에서 빛을 밝히는 결의 | 2026-03-19T03:00:00Z | 2026-04-29T20:00:00Z'],
    ),
    put(
      '2/4',
      '[선약 방송국] 이벤트 소개',
      lines('✦이벤트 기간✦', '3.2 버전 업데이트 후 ~ 2026년 4월 29일 03:59 (서버 시간)'),
      none,
    ),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  ...within(shown('2026-08-19 11:00', '2026-09-30 04:00'), [
    put(
      '3/7',
      '[Pulsation tranchante] Convier des Armes à durée limitée',
      lines(
        "Pendant l'événement, la probabilité d'obtenir l'arme 5★ « Nuages scintillants » est augmentée !",
        '✦Durée✦',
        'Après la mise à jour 3.6 ~ 10/09/2026 09:59 (heure du serveur)',
      ),
      ['gacha | Pulsation tranchante | 2026-08-20T03:00:00Z | 2026-09-10 09:59:59 | | Nuages scintillants'],
    ),
    put(
      '2/3',
      '[Cadeaux des brumes errantes] Événement de connexion (7j)',
      lines(
        "✦Durée de l'événement✦",
        'Après la mise à jour 3.6 ~ 29/09/2026 03:59 (heure du serveur)',
        '✦Conditions✦',
        "Atteindre le niveau d'union 8",
      ),
      ['event | Cadeaux des brumes errantes | 2026-08-20T03:00:00Z | 2026-09-29 03:59:59'],
    ),
    put(
      '2/5',
      '[Domaine de simulation résonante] Événement de combat',
      lines(
        "✦Durée de l'événement✦",
        '22/08/2026 10:00 ~ 29/09/2026 11:59 (heure du serveur)',
        '✦Récompenses✦',
        'Astrites x1200',
      ),
      ['event | Domaine de simulation résonante | 2026-08-22 10:00:00 | 2026-09-29 11:59:59 | astrite 1200'],
    ),
    put(
      '2/3',
      '[La mémoire des cordes] Événement à durée limitée',
      lines("✦Durée de l'événement✦", '3 septembre 2026 04:00 ~ 21 septembre 2026 03:59 (heure du serveur)'),
      ['event | La mémoire des cordes | 2026-09-03 04:00:00 | 2026-09-21 03:59:59'],
    ),
    put(
      '1/1',
      'Notes de version - Version 3.6 « Lueurs du mirage, volonté de l’épée »',
      lines(
        '[Maintenance et compensation]',
        '✦Horaire de la maintenance : 20/08/2026 04:00 ~ 20/08/2026 11:00 (UTC+8)',
        '✦Compensation : Astrites x300',
      ),
      ['version | Lueurs du mirage, volonté de l’épée | 2026-08-20T03:00:00Z | 2026-09-29T20:00:00Z'],
    ),
    put('1/1', 'Manières de Feedback de Wuthering Waves', lines('Service client : voir le terminal.'), none),
  ]),
])
