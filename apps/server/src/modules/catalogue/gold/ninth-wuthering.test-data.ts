import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const line = (text: string) =>
  `<div data-zone-id="0" data-line-index="0" data-line="true">${text === '' ? '&nbsp;' : text}</div>`
const lines = (...given: readonly string[]) => `<div>\n${given.map(line).join('\n')}\n</div>`
const label = (text: string) => `<span style="color: rgb(196, 158, 85);"><strong>✦${text}✦</strong></span>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (section: string, title: string, body: string, truth: readonly string[]): Row =>
  notice(title, { section, body, truth })

const FIRST_3_7 = '3.7版本更新后 ~ 2026年10月22日09:59（服务器时间）'
const FIRST_3_7_TRUTH = '2026-09-30T03:00:00Z | 2026-10-22 09:59:59 | | '
const convene = (title: string, up: string, inside: string, truth: string) =>
  put(
    '3/7',
    title,
    lines(
      `活动期间，<span style="color: rgb(196, 158, 85);"><strong>${up}</strong></span>唤取概率限时提升！`,
      '',
      label('活动时间'),
      FIRST_3_7,
      '',
      label('开放条件'),
      '- 联觉等级达到5级。',
      '- 或在潮汐任务「嘤鸣初相召」中完成实战检测。',
      '',
      label('唤取说明'),
      inside,
      '<span style="color: rgb(173, 173, 173);">※更多活动详细说明，请前往游戏内【唤取】界面查看。</span>',
    ),
    [truth],
  )

/** The publisher's own list of 2026-09-30: what is new in 3.7. Titles, labels, times, items and rewards are kept. */
export const OWN_WUTHERING_ZH_HANS: readonly GoldNotice[] = rows(
  'zh-Hans',
  '1/1',
  [
    put(
      '1/1',
      '「镜锁妄世，心照红尘」 3.7版本内容说明',
      lines(
        '<strong>【维护时间＆补偿说明】</strong>',
        '✦<strong>更新维护时间：</strong><span style="color: rgb(245, 74, 69);"><strong>2026年9月30日04:00 ~ 2026年9月30日11:00（UTC+8）</strong></span>',
        '✦<strong>更新维护补偿：星声*300、结晶溶剂*2</strong>',
        '✦<strong>补偿领取条件：2026年9月30日04:00（UTC+8）前创建角色且解锁【邮件】功能，补偿邮件领取有效期至下个版本更新维护前。</strong>',
        '<strong>【版本内容介绍】</strong>',
        '<strong>【潮汐任务】第四章・第四幕「梦枢心相由心生」</strong>',
        '✦开放时间：3.7版本更新后永久开放',
        '<strong>【版本活动】：</strong>',
        '<strong>[团团勇者大乱斗]休闲活动</strong>',
        '团团勇者们要展开一场激烈的乱斗！',
        '✦活动时间：3.7版本更新后 ~ 2026年11月11日11:59（服务器时间）',
        '<strong>[故梦寻契]留影收集活动</strong>',
        '✦开放时间：3.7版本更新后永久开放',
        '<strong>[天工寻物]限时战斗活动</strong>',
        '天工匠见习生离纱，向你报到！',
        '✦活动时间：2026年10月8日04:00 ~ 2026年10月26日03:59（服务器时间）',
        '<strong>[无音消除]休闲活动</strong>',
        '快来体验手指点点消除声骸棋子的乐趣吧！',
        '✦活动时间：2026年10月22日10:00 ~ 2026年11月9日03:59（服务器时间）',
        '<strong>[踏潮探历・玄方地界]限时探索委托活动</strong>',
        '每次消耗一枚【探历札记】，可在活动中随机获赠一份补给奖励。',
        '✦活动时间：2026年10月29日04:00 ~ 2026年11月11日03:59（服务器时间）',
        '<strong>【版本特别签到】：</strong>',
        '<strong>[凭栏听雨之礼]限时签到活动</strong>',
        '累计登录天数达到指定要求后，即可领取对应的累计签到奖励。',
        '<strong>✦活动时间：2026年10月22日10:00 ~ 2026年11月11日03:59（服务器时间）</strong>',
        '<strong>【H5网页活动】：</strong>',
        '<strong>[朝月鱼涌]网页活动</strong>',
        '✦活动时间：2026年10月15日10:00～2026年11月1日09:59（UTC+8）',
        '<strong>[索拉里斯回归邀约]网页活动</strong>',
        '✦活动时间：3.7版本更新后～2026年11月11日 23:59（UTC+8）',
        '<strong>【全新常驻玩法】：</strong>',
        '<strong>「心影映花」</strong>',
        '✦开放时间：3.7版本更新后永久开放',
      ),
      [
        'version | 镜锁妄世，心照红尘 | 2026-09-30T03:00:00Z | 2026-11-11T20:00:00Z',
        'event | 天工寻物 | 2026-10-08 04:00:00 | 2026-10-26 03:59:59',
        'event | 无音消除 | 2026-10-22 10:00:00 | 2026-11-09 03:59:59',
        'event | 踏潮探历・玄方地界 | 2026-10-29 04:00:00 | 2026-11-11 03:59:59',
        'event | 凭栏听雨之礼 | 2026-10-22 10:00:00 | 2026-11-11 03:59:59',
      ],
    ),
    put(
      '1/1',
      '3.7版本已知问题及更新说明',
      lines('全量开启！9月9日 15:00(UTC+8)', '&gt;&gt;&gt;已知问题&lt;&lt;&lt;'),
      [],
    ),
    put('1/1', '关于客户端资源分级功能的相关说明', lines('【客户端资源分级】功能现已开启限量测试！'), []),
    put(
      '2/4',
      '[凝月辉途]活动说明',
      `${lines('[凝月辉途]活动限时开放！', label('活动时间'), '3.7版本更新后 ~ 2026年11月11日11:59（服务器时间）', label('可解锁奖励内容'))}${table(['累计获取「月影溯环」数量', '可领取奖励内容'], ['30', '浮金波纹*1'], ['198', '铸潮波纹*2'])}`,
      [],
    ),
    put(
      '2/6',
      '「心影映花」全新常驻玩法',
      lines(label('「心影映花」开放时间'), '3.7版本更新后永久开放', label('奖励内容'), '星声*400、唤声涡纹*10'),
      [],
    ),
    put(
      '1/1',
      '「索拉里斯回归邀约」网页活动开启，参与最高可得530星声等奖励！',
      lines(
        label('开放时间'),
        '3.7版本更新后～2026年11月11日 23:59（UTC+8）',
        label('关于「回归漂泊者」的相关说明'),
        '- 活动开启前或者2026年9月16日3:59(UTC+8)前，连续未登录游戏天数&ge;14天。',
      ),
      [],
    ),
    put(
      '2/3',
      '[故梦寻契]留影收集活动',
      lines(label('开放时间'), '3.7版本更新后永久开放', label('奖励内容'), '星声*180、高级共鸣促剂*8'),
      [],
    ),
    put(
      '2/4',
      '[商城礼包]限时折扣上架',
      lines('【特惠专区】礼包上架。', label('活动时间'), '3.7版本更新后', '※限购1次，3.7版本结束后将下架。'),
      [],
    ),
    put(
      '2/4',
      '[先约电台]活动说明',
      lines(
        label('活动时间'),
        '3.7版本更新后 ~ 2026年11月11日03:59（服务器时间）',
        label('奖励说明'),
        '- 额外获得星声*680',
      ),
      [],
    ),
    put(
      '2/3',
      '[朝月赠礼]七日签到活动',
      `${lines(label('活动时间'), `<div>\n<div>3.7版本更新后 ~ 2026年11月11日03:59（服务器时间）</div>\n</div>`, label('奖励内容'))}${table(['签到天数', '签到奖励'], ['第1天', '唤声涡纹*1'], ['第2天', '唤声涡纹*1'], ['第3天', '浮金波纹*2'], ['第7天', '浮金波纹*3'])}${lines(label('开放条件'), '联觉等级达到8级。')}`,
      ['event | 朝月赠礼 | 2026-09-30T03:00:00Z | 2026-11-11 03:59:59'],
    ),
    put(
      '1/1',
      '《鸣潮》鸿蒙版正式上线说明',
      lines('《鸣潮》鸿蒙版已于3.7版本正式上线！', '&gt;&gt;&gt;配置要求&lt;&lt;&lt;', '芯片：麒麟 9000 及以上'),
      [],
    ),
    put('4/10', '3.7版本活动日历', '<p><img src="https://example.com/calendar.png" alt=""></p>', []),
    put(
      '4/11',
      '鸣潮丨蜃云灯影·凡尘剑心系列周边 预售现已开启！',
      lines(label('上新情报'), '&gt;&gt;&gt;预售时间：2026/9/29 18:00起', '&gt;&gt;&gt;发货时间：以页面显示为准'),
      [],
    ),
    put(
      '4/11',
      '鸣潮丨「积羽空明」 主题快闪活动情报',
      lines('本次联名快闪活动为大家带来全新的联名主题系列服饰。', '活动开启首周实行预约入场，预约于9月24日开启。'),
      [],
    ),
    put(
      '4/11',
      '鸣潮丨「莫宁」1/6比例手办 预售即将开启',
      lines('2026年9月25日18:00，预售开启！', label('预售情报')),
      [],
    ),
    convene(
      '[但愿长圆如此夜] 角色活动唤取',
      '5星角色「心」，4星角色「卜灵」、「桃祈」、「釉瑚」',
      '- 活动期间UP角色「心」仅可在[但愿长圆如此夜]角色活动唤取中获得，活动结束后暂无获取途径。',
      `gacha | 但愿长圆如此夜 | ${FIRST_3_7_TRUTH}心,卜灵,桃祈,釉瑚`,
    ),
    convene(
      '「玉阙玄华」武器活动唤取',
      '5星武器「玉阙玄华」，4星武器「核熔星盘」、「不归孤军」、「永夜长明」',
      '- [浮声沉兵]归属于【武器活动唤取】。',
      `gacha | 玉阙玄华 | ${FIRST_3_7_TRUTH}玉阙玄华,核熔星盘,不归孤军,永夜长明`,
    ),
    convene(
      '[曙暮一线之间] 角色活动唤取',
      '5星角色「千咲」，4星角色「卜灵」、「桃祈」、「釉瑚」',
      '- [曙暮一线之间]归属于【角色活动唤取】。',
      `gacha | 曙暮一线之间 | ${FIRST_3_7_TRUTH}千咲,卜灵,桃祈,釉瑚`,
    ),
    convene(
      '「昙切」武器活动唤取',
      '5星武器「昙切」，4星武器「核熔星盘」、「不归孤军」、「永夜长明」',
      '- [浮声沉兵]归属于【武器活动唤取】。',
      `gacha | 昙切 | ${FIRST_3_7_TRUTH}昙切,核熔星盘,不归孤军,永夜长明`,
    ),
    convene(
      '[漫于盈缺时轴] 角色活动唤取',
      '5星角色「尤诺」，4星角色「卜灵」、「桃祈」、「釉瑚」',
      '- [漫于盈缺时轴]归属于【角色活动唤取】。',
      `gacha | 漫于盈缺时轴 | ${FIRST_3_7_TRUTH}尤诺,卜灵,桃祈,釉瑚`,
    ),
    put(
      '2/5',
      '[团团勇者大乱斗]休闲活动',
      lines(
        label('活动时间'),
        '3.7版本更新后 ~ 2026年11月11日<span style="color: rgb(31, 35, 41);">11:59</span>（服务器时间）',
        label('奖励内容'),
        '星声*1200、「舞台时刻！」*1（活动羁旅印章）、调频仪*5、贝币*500000，以及其他养成材料等。',
        label('活动说明'),
        '- 可在【幕后商店】使用「演出金币」兑换各类奖励。',
        '- 活动结束后30天内登录游戏，此部分奖励将通过邮件进行补发。',
      ),
      ['event | 团团勇者大乱斗 | 2026-09-30T03:00:00Z | 2026-11-11 11:59:59 | astrite 1200'],
    ),
    put(
      '2/5',
      '[梦构匣中]区域探索活动',
      lines(
        label('活动时间'),
        '3.7版本更新后 ~ 2026年11月11日03:59（服务器时间）',
        label('奖励内容'),
        '星声*500、凝素特级物资箱・拉海洛*12、贝币*200000，以及其他养成材料等。',
        label('活动说明'),
        '- 本活动共分为4个阶段，将根据当前潮汐任务进度依次解锁。',
      ),
      ['event | 梦构匣中 | 2026-09-30T03:00:00Z | 2026-11-11 03:59:59 | astrite 500'],
    ),
  ].map((row) => ({ shownMs: [1790712000000, 1794427199000] as const, ...row })),
)

const KO_UP = '2026년 1월 15일 10:00 ~ 2026년 2월 4일 11:59 (서버 시간)'
const KO_UP_SEOUL = '2026년 1월 15일 11:00 ~ 2026년 2월 4일 12:59 (한국 시간)'
const tuning = (title: string, up: string, truth: string) =>
  put(
    '3/7',
    title,
    lines(
      `이벤트 기간 동안 ${up}의 튜닝 확률 한정 UP!`,
      '✦이벤트 기간✦',
      KO_UP,
      KO_UP_SEOUL,
      '✦이벤트 조건✦',
      '- 연각 레벨 Lv.5 달성.',
      '✦이벤트 안내✦',
      '※상세 이벤트 설명은 게임 내 「튜닝」 인터페이스에서 확인해 주세요.',
    ),
    [truth],
  )

/** The publisher's own articles for Korea: titles, labels, both clocks and items; of some only the title was printed. */
export const OWN_WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  ...within(shown('2026-01-14 11:00', '2026-02-04 12:00'), [
    tuning(
      '[영고성쇠한 달 속을 걷는 나] 캐릭터 이벤트 튜닝——「유노」 확률 UP',
      '5성 캐릭터 「유노」, 4성 캐릭터 「치샤」, 「산화」, 「단근」',
      'gacha | 영고성쇠한 달 속을 걷는 나 | 2026-01-15 10:00:00 | 2026-02-04 11:59:59 | | 유노,치샤,산화,단근',
    ),
    tuning(
      '[무기의 울림] 무기 이벤트 튜닝——「세상 만물의 진리」 확률 UP',
      '5성 무기 「세상 만물의 진리」, 4성 무기 「기묘한 울림」, 「멸망의 주파수」, 「천상의 나선」',
      'gacha | 무기의 울림 | 2026-01-15 10:00:00 | 2026-02-04 11:59:59 | | 세상 만물의 진리,기묘한 울림,멸망의 주파수,천상의 나선',
    ),
    tuning(
      '[실추되지 않는 태양관] 캐릭터 이벤트 튜닝——「아우구스타」 확률 UP',
      '5성 캐릭터 「아우구스타」, 4성 캐릭터 「치샤」, 「산화」, 「단근」',
      'gacha | 실추되지 않는 태양관 | 2026-01-15 10:00:00 | 2026-02-04 11:59:59 | | 아우구스타,치샤,산화,단근',
    ),
  ]),
  ...within(shown('2026-02-05 04:00', '2026-03-19 03:59'), [
    put(
      '1/1',
      '「눈 속에 있는 그대에게」 3.1 버전 내용 안내',
      lines(
        '[점검 시간 &amp; 보상 안내]',
        '✦점검 시간: 2026년 2월 5일 05:00 ~ 2026년 2월 5일 12:00 (한국 시간)',
        '✦점검 보상: 별의 소리*300, 결정 용제*2',
        '[버전 이벤트]:',
        '[은하가 쏟아지는 사이] 기간 한정 이벤트',
        '✦이벤트 기간: 2026년 2월 15일 05:00 ~ 2026년 3월 18일 12:59 (한국 시간)',
        '[빙원에 남긴 발자국] 기념 촬영 수집 이벤트',
        '✦이벤트 기간: 3.1 버전 업데이트 후 ~ ',
        '[진정! 혼란의 대이동!] 미니 이벤트',
        '✦이벤트 기간: 2026년 2월 19일 05:00 ~ 2026년 3월 9일 04:59 (한국 시간)',
      ),
      [
        'version | 눈 속에 있는 그대에게 | 2026-02-05T03:00:00Z | 2026-03-18T20:00:00Z',
        'event | 은하가 쏟아지는 사이 | 2026-02-14T20:00:00Z | 2026-03-18T03:59:59Z',
        'event | 진정! 혼란의 대이동! | 2026-02-18T20:00:00Z | 2026-03-08T19:59:59Z',
      ],
    ),
    put(
      '2/3',
      '[돌진! 분노의 질주!] 미니 이벤트',
      lines(
        '✦이벤트 기간✦',
        '2026년 2월 7일 04:00 ~ 2026년 3월 18일 03:59 (서버 시간)',
        '2026년 2월 7일 05:00 ~ 2026년 3월 18일 04:59 (한국 시간)',
        '✦보상 내용✦',
        '별의 소리*400, 클램*200000',
      ),
      ['event | 돌진! 분노의 질주! | 2026-02-07 04:00:00 | 2026-03-18 03:59:59 | astrite 400'],
    ),
    put(
      '2/3',
      '[울림의 영역] 육성 재료 한정 2배 이벤트',
      lines('✦이벤트 기간✦', '2026년 2월 23일 04:00 ~ 2026년 3월 2일 03:59 (서버 시간)', '✦이벤트 조건✦'),
      ['event | 울림의 영역 | 2026-02-23 04:00:00 | 2026-03-02 03:59:59'],
    ),
    put(
      '2/3',
      '"별하늘을 보기 위해 태어난 우리들" 명조 팬아트 공모전 우수작 쇼케이스',
      lines('공모전에 참여해 주신 모든 방랑자님께 감사드립니다.'),
      [],
    ),
  ]),
])

/** The publisher's titles and times where public tools print them; bodies follow its form. */
export const OWN_WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-07-29 11:00', '2026-08-20 03:59'), [
    put(
      '3/7',
      "[Firstlight's Herald] Featured Weapon Convene",
      lines(
        "During the event, 5-Star Weapon: Firstlight's Herald, 4-Star Weapons: Variation, Endless Collapse, and Relativistic Jet receive boosted drop rates!",
        '✦Duration✦',
        '2026-07-30 10:00 - 2026-08-19 11:59 (server time)',
        '✦Eligibility✦',
      ),
      [
        "gacha | Firstlight's Herald | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | Firstlight's Herald,Variation,Endless Collapse,Relativistic Jet",
      ],
    ),
    put(
      '1/1',
      'Version 3.6 Update Maintenance Notice',
      lines('Maintenance Time: 2026-08-20 04:00 - 2026-08-20 11:00 (UTC+8)'),
      ['version |  | 2026-08-20T03:00:00Z | 2026-09-29T20:00:00Z'],
    ),
  ]),
  ...within(shown('2026-09-29 11:00', '2026-10-22 09:59'), [
    put(
      '3/7',
      '[Version 3.7 Featured Resonator/Weapon Convene: Phase I]',
      lines(
        '[Horizon of Dawnbreak] Featured Resonator Convene',
        'During the event, 5-Star Resonator: Chisa, 4-Star Resonators: Buling, Taoqi, and Youhu receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.7 update - 2026-10-22 09:59 (server time)',
        '',
        '[Kumokiri] Featured Weapon Convene',
        'During the event, 5-Star Weapon: Kumokiri, 4-Star Weapons: Fusion Accretion, Commando of Conviction, and Dauntless Evernight receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.7 update - 2026-10-22 09:59 (server time)',
      ),
      [
        `gacha | Horizon of Dawnbreak | ${FIRST_3_7_TRUTH}Chisa,Buling,Taoqi,Youhu`,
        `gacha | Kumokiri | ${FIRST_3_7_TRUTH}Kumokiri,Fusion Accretion,Commando of Conviction,Dauntless Evernight`,
      ],
    ),
    put(
      '2/3',
      'Event Preview | [Lament Recon] Combat Event',
      lines(
        '✦Duration✦',
        '2026-10-11 10:00 - 2026-11-09 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x600, Shell Credit x200000',
      ),
      ['event | Lament Recon | 2026-10-11 10:00:00 | 2026-11-09 03:59:59 | astrite 600'],
    ),
    put(
      '2/3',
      '[Version 3.7] Resource Tier Function FAQ',
      lines('Q: Are the package tiers and the graphics settings the same?'),
      [],
    ),
  ]),
])

/** In the publisher's form, with its titles of events. */
export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  ...within(shown('2026-08-19 11:00', '2026-09-30 03:59'), [
    put(
      '2/3',
      '[第二のソラリス・怪影の謎]ミニイベント',
      lines(
        '✦開催期間✦',
        '2026年8月27日04:00 ～ 2026年9月14日03:59（サーバー時間）',
        '✦報酬✦',
        '星声*400、クレジット*150000',
      ),
      ['event | 第二のソラリス・怪影の謎 | 2026-08-27 04:00:00 | 2026-09-14 03:59:59 | astrite 400'],
    ),
    put(
      '2/3',
      '[煙雲のプレゼント]7日間ログインイベント',
      lines(
        '✦開催期間✦',
        'Ver.3.6アップデート後 ～ 2026年9月29日03:59（サーバー時間）',
        '✦参加条件✦',
        'ユニオンレベル8以上',
      ),
      ['event | 煙雲のプレゼント | 2026-08-20T03:00:00Z | 2026-09-29 03:59:59'],
    ),
    put(
      '2/4',
      '[先約ラジオ]のお知らせ',
      lines('✦開催期間✦', 'Ver.3.6アップデート後 ～ 2026年9月29日03:59（サーバー時間）'),
      [],
    ),
    put('1/1', 'Ver.3.6プリロードのお知らせ', lines('2026年8月18日11:00より、プリロードが可能になります。'), []),
  ]),
])

export const WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  ...within(shown('2026-09-02 11:00', '2026-09-30 03:59'), [
    put(
      '2/3',
      '[若夢仍有回聲]限時聯機戰鬥活動',
      lines('✦活動時間✦', '2026年9月10日10:00 ~ 2026年9月29日03:59（伺服器時間）', '✦獎勵內容✦', '星聲*300、調頻儀*3'),
      ['event | 若夢仍有回聲 | 2026-09-10 10:00:00 | 2026-09-29 03:59:59 | astrite 300'],
    ),
    put(
      '2/5',
      '【冥歌海墟】全新週期開啟',
      lines('✦開放時間✦', '2026年9月14日04:00 ~ 2026年10月12日03:59（伺服器時間）', '✦開放條件✦'),
      ['challenge | 冥歌海墟 | 2026-09-14 04:00:00 | 2026-10-12 03:59:59'],
    ),
    put(
      '1/1',
      '《鳴潮》3.6版本滿意度問卷調查',
      lines('✦調查時間✦', '2026年9月15日10:00 ~ 2026年9月21日23:59（UTC+8）'),
      [],
    ),
  ]),
])

export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  ...within(shown('2026-08-26 11:00', '2026-09-30 03:59'), [
    put(
      '2/3',
      '[La mémoire des cordes] Événement de loisir',
      lines(
        "✦Durée de l'événement✦",
        'Du 3 septembre 2026 à 04:00 au 21 septembre 2026 à 03:59 (heure du serveur)',
        '✦Récompenses✦',
        'Astrites x300, Crédits coquille x150000',
      ),
      ['event | La mémoire des cordes | 2026-09-03 04:00:00 | 2026-09-21 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '[Accord éclatant] Matériaux de développement doublés pour une durée limitée',
      lines("✦Durée de l'événement✦", '22/09/2026 04:00 – 29/09/2026 03:59 (heure du serveur)'),
      ['event | Accord éclatant | 2026-09-22 04:00:00 | 2026-09-29 03:59:59'],
    ),
    put(
      '2/5',
      "[Tour de l'Adversité] Nouveau cycle",
      lines('✦Période✦', '2026-09-07 04:00 - 2026-10-05 03:59 (heure du serveur)'),
      ["challenge | Tour de l'Adversité | 2026-09-07 04:00:00 | 2026-10-05 03:59:59"],
    ),
    put(
      '2/3',
      '[Web] Concours de captures : partagez vos clichés !',
      lines('Publiez vos captures avec le mot-dièse indiqué pour participer.'),
      [],
    ),
  ]),
])
