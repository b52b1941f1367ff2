import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const SERVER = '2026-11-20 10:00:00 | 2026-12-03 03:59:59'
const TAGS = `${lc('2026/11/20 10:00:00')} ~ ${lc('2026/12/03 03:59:59')}`
const BANNER = { label: '扭蛋' } as const

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  event('「雪原の手紙」イベント開催', '〓報酬受取期間〓', TAGS, `雪原の手紙 | ${SERVER}`),
  event('「雪原の灯」イベント開催', '〓開催日時〓', TAGS, `雪原の灯 | ${SERVER}`),
  event('「雪原の歌」イベント開催', '〓実施期間〓', TAGS, `雪原の歌 | ${SERVER}`),
  event('「雪原の宿」イベント開催', '〓イベント開催スケジュール〓', TAGS, `雪原の宿 | ${SERVER}`),
  event('「雪原の火」イベント開催', '〓挑戦期間〓', TAGS, `雪原の火 | ${SERVER}`),
  event('【期間限定イベント】「雪原の鐘」開催のお知らせ', '■期間', TAGS, `雪原の鐘 | ${SERVER}`),
  event(
    '「雪原の橋」イベント',
    '〓イベント期間〓',
    '2026年11月20日（金）10時00分より2026年12月3日（木）3時59分まで（サーバー時間）',
    `雪原の橋 | ${SERVER}`,
  ),
  event(
    '「雪原の市」イベント',
    '〓イベント期間〓',
    `前半：${lc('2026/11/20 10:00:00')} ～ ${lc('2026/11/26 03:59:59')}<br>後半：${lc('2026/11/26 04:00:00')} ～ ${lc('2026/12/03 03:59:59')}`,
    `雪原の市 | ${SERVER}`,
  ),
  event(
    '「雪原の茶会」イベント',
    '〓イベント期間〓',
    `「暁の章」<br>${lc('2026/11/20 10:00:00')} ～ ${lc('2026/12/03 03:59:59')}<br>「宵の章」<br>${lc('2026/11/24 10:00:00')} ～ ${lc('2026/12/03 03:59:59')}`,
    `雪原の茶会 | ${SERVER}`,
  ),
  event(
    '「月の宴」イベント',
    '〓イベント期間〓',
    `Ver.7.1アップデート完了後 ～ ${lc('2026/10/12 03:59:59')}`,
    '月の宴 | 2026-09-23T03:00:00Z | 2026-10-12 03:59:59',
  ),
  event(
    '「月の庭」イベント',
    '〓イベント期間〓',
    `バージョン7.1リリース後 ～ Ver.7.2アップデートメンテナンス開始まで`,
    '月の庭 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    '「月の道」イベント',
    '〓イベント期間〓',
    `Ver.7.1開始時 ～ Ver.7.1終了時`,
    '月の道 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event('深境螺旋：深秘の啓示 更新', '〓開放期間〓', TAGS, `深境螺旋 | ${SERVER}`, 'challenge'),
  event('「幻想シアター」シーズン更新', '〓開催期間〓', TAGS, `幻想シアター | ${SERVER}`, 'challenge'),
  notice('イベント祈願・キャラクター「羽の舞」：「閑雲(風)」がピックアップ', {
    ...BANNER,
    body: `<p>〓祈願期間〓</p><p>${TAGS}</p><p>期間中、限定★5キャラクター「閑雲(風)」の出現確率がアップします。</p>`,
    truth: [`gacha | 羽の舞 | ${SERVER} | | 閑雲`],
  }),
  event('公式アンケートにご協力ください', '〓実施期間〓', TAGS, null),
  event('Webイベント「雪の便り」開催', '〓開催期間〓', TAGS, null),
  event('「冒険者支援パック」販売のお知らせ', '〓販売期間〓', TAGS, null),
  event('Ver.7.2事前ダウンロードのお知らせ', '〓期間〓', TAGS, null),
  event('公式グッズ新発売', '〓販売期間〓', TAGS, null),
])

export const GENSHIN_JA_NOTES: readonly GoldNotice[] = rows('ja', '2', [
  notice('「名もなき冬」Ver.7.2バージョンアップのお知らせ', {
    body: `<p>〓バージョンアップ・メンテナンス情報〓</p><p>${gl('2026/11/04 06:00')}からおよそ5時間</p>`,
    truth: ['version | 名もなき冬 | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z'],
    shownMs: [Date.UTC(2026, 10, 3, 4), Date.UTC(2026, 11, 15, 22)],
  }),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  event('「설원의 등불」 이벤트', '〓진행 기간〓', TAGS, `설원의 등불 | ${SERVER}`),
  event('「설원의 노래」 이벤트', '〓이벤트 일정〓', TAGS, `설원의 노래 | ${SERVER}`),
  event('「설원의 여관」 이벤트', '〓참여 기간〓', TAGS, `설원의 여관 | ${SERVER}`),
  event('「설원의 다리」 이벤트', '〓보상 수령 기간〓', TAGS, `설원의 다리 | ${SERVER}`),
  event('[이벤트] 「설원의 종」 안내', '■ 기간', TAGS, `설원의 종 | ${SERVER}`),
  event(
    '「설원의 시장」 이벤트',
    '〓이벤트 기간〓',
    '2026. 11. 20.(금) 10:00 ~ 2026. 12. 3.(목) 03:59 (서버 시간)',
    `설원의 시장 | ${SERVER}`,
  ),
  event(
    '「설원의 축제」 이벤트',
    '〓이벤트 기간〓',
    `1단계: ${lc('2026/11/20 10:00:00')} ~ ${lc('2026/11/26 03:59:59')}<br>2단계: ${lc('2026/11/26 04:00:00')} ~ ${lc('2026/12/03 03:59:59')}`,
    `설원의 축제 | ${SERVER}`,
  ),
  event(
    '「달의 정원」 이벤트',
    '〓이벤트 기간〓',
    `7.1 버전 업데이트 점검 완료 후 ~ 7.2 버전 업데이트 전까지`,
    '달의 정원 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    '「달의 길」 이벤트',
    '〓이벤트 기간〓',
    `7.1 버전 업데이트 이후 ~ 7.1 버전 종료 시까지`,
    '달의 길 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event('「나선 비경」 시즌 업데이트', '〓개방 기간〓', TAGS, `나선 비경 | ${SERVER}`, 'challenge'),
  event('「현실 속 환상극」 시즌 안내', '〓개방 기간〓', TAGS, `현실 속 환상극 | ${SERVER}`, 'challenge'),
  notice('「깃털의 춤」 기원: 「한가로운 학·한운(바람)」 획득 확률 UP!', {
    ...BANNER,
    body: `<p>〓기원 시간〓</p><p>${TAGS}</p><p>● 이벤트 기간 동안 기간 한정 5성 캐릭터 「한가로운 학·한운(바람)」의 기원 획득 확률이 대폭 증가합니다!</p>`,
    truth: [`gacha | 깃털의 춤 | ${SERVER} | | 한운`],
  }),
  event('플레이어 설문조사 안내', '〓진행 기간〓', TAGS, null),
  event('웹 이벤트 「눈의 편지」', '〓이벤트 기간〓', TAGS, null),
  event('「모험 지원 패키지」 출시', '〓판매 기간〓', TAGS, null),
  event('7.2 버전 사전 다운로드 안내', '〓진행 기간〓', TAGS, null),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  event('Événement « Lanterne des neiges »', "〓Dates de l'événement〓", TAGS, `Lanterne des neiges | ${SERVER}`),
  event('Événement « Chant des neiges »', '〓Période de participation〓', TAGS, `Chant des neiges | ${SERVER}`),
  event('Événement « Auberge des neiges »', '〓Disponibilité〓', TAGS, `Auberge des neiges | ${SERVER}`),
  event('Événement « Pont des neiges »', '〓Délai d’obtention des récompenses〓', TAGS, `Pont des neiges | ${SERVER}`),
  event(
    'Événement « Marché des neiges »',
    "〓Durée de l'événement〓",
    'Du vendredi 20 novembre 2026 à 10 h 00 au jeudi 3 décembre 2026 à 3 h 59 (heure du serveur)',
    `Marché des neiges | ${SERVER}`,
  ),
  event(
    'Événement « Fête des neiges »',
    "〓Durée de l'événement〓",
    `Phase I : ${lc('2026/11/20 10:00:00')} – ${lc('2026/11/26 03:59:59')}<br>Phase II : ${lc('2026/11/26 04:00:00')} – ${lc('2026/12/03 03:59:59')}`,
    `Fête des neiges | ${SERVER}`,
  ),
  event(
    'Événement « Jardin de lune »',
    "〓Durée de l'événement〓",
    "De la fin de la maintenance de la version 7.1 jusqu'au début de la maintenance de la version 7.2",
    'Jardin de lune | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    'Événement « Route de lune »',
    "〓Durée de l'événement〓",
    "Dès la sortie de la version 7.1 jusqu'à la fin de la version 7.1",
    'Route de lune | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    '« Profondeurs spiralées » : nouvelle saison',
    '〓Disponibilité〓',
    TAGS,
    `Profondeurs spiralées | ${SERVER}`,
    'challenge',
  ),
  event(
    "« Théâtre de l'imaginarium » : nouvelle saison",
    '〓Période〓',
    TAGS,
    `Théâtre de l'imaginarium | ${SERVER}`,
    'challenge',
  ),
  notice('Vœux événements de personnage « Danse des plumes »', {
    ...BANNER,
    body: `<p>〓Période des vœux〓</p><p>${TAGS}</p>`,
    truth: [`gacha | Danse des plumes | ${SERVER}`],
  }),
  event('Enquête de satisfaction', '〓Durée〓', TAGS, null),
  event('Événement web « Lettre des neiges »', '〓Durée〓', TAGS, null),
  event('Nouveaux packs en boutique', '〓Période de vente〓', TAGS, null),
  event('Pré-téléchargement de la version 7.2', '〓Période〓', TAGS, null),
])

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  event('"Snowfield Lantern" Event', '〓Event Schedule〓', TAGS, `Snowfield Lantern | ${SERVER}`),
  event('"Snowfield Song" Event', '〓Active Period〓', TAGS, `Snowfield Song | ${SERVER}`),
  event('[Event] "Snowfield Inn" Now Available', '〓Availability〓', TAGS, `Snowfield Inn | ${SERVER}`),
  event('"Snowfield Bridge" Event', '〓When〓', TAGS, `Snowfield Bridge | ${SERVER}`),
  event(
    '"Snowfield Market" Event',
    '〓Event Duration〓',
    'From 10:00 on November 20, 2026 until 03:59 on December 3, 2026 (server time)',
    `Snowfield Market | ${SERVER}`,
  ),
  event(
    '"Snowfield Feast" Event',
    '〓Event Duration〓',
    `Phase One: ${lc('2026/11/20 10:00:00')} – ${lc('2026/11/26 03:59:59')}<br>Phase Two: ${lc('2026/11/26 04:00:00')} – ${lc('2026/12/03 03:59:59')}`,
    `Snowfield Feast | ${SERVER}`,
  ),
  event(
    '"Snowfield Clock" Event',
    '〓Event Duration (UTC+8)〓',
    '2026/11/20 10:00 – 2026/12/03 03:59',
    'Snowfield Clock | 2026-11-20T02:00:00Z | 2026-12-02T19:59:59Z',
  ),
  event(
    '"Moonlit Garden" Event',
    '〓Event Duration〓',
    'From the launch of Version 7.1 until the Version 7.2 update maintenance begins',
    'Moonlit Garden | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    '"Moonlit Road" Event',
    '〓Event Duration〓',
    'Start of Version 7.1 – Version 7.1 ends',
    'Moonlit Road | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  notice('"Snowfield Duel" Event', {
    lines: ['Dear Travelers, from 2026/11/20 10:00 to 2026/12/03 03:59 (server time), take up the challenge.'],
    truth: [`event | Snowfield Duel | ${SERVER}`],
  }),
  event('Community Art Contest', '〓Submission Period〓', TAGS, null),
  event('"Adventure Support Pack" Now on Sale', '〓Sale Period〓', TAGS, null),
])

export const GENSHIN_ZH: readonly GoldNotice[] = rows('zh-Hans', '1', [
  event('「雪原明灯」活动开启', '〓活动期限〓', TAGS, `雪原明灯 | ${SERVER}`),
  event('「雪原长歌」活动开启', '〓参与时间〓', TAGS, `雪原长歌 | ${SERVER}`),
  event('【活动】「雪原客栈」现已开启', '〓活动日程〓', TAGS, `雪原客栈 | ${SERVER}`),
  event('「雪原长桥」活动', '〓挑战时间〓', TAGS, `雪原长桥 | ${SERVER}`),
  event(
    '「雪原集市」活动',
    '〓活动时间〓',
    '2026年11月20日（周五）10:00起至2026年12月3日（周四）03:59止（服务器时间）',
    `雪原集市 | ${SERVER}`,
  ),
  event(
    '「雪原庆典」活动',
    '〓活动时间〓',
    `上半：${lc('2026/11/20 10:00:00')} ~ ${lc('2026/11/26 03:59:59')}<br>下半：${lc('2026/11/26 04:00:00')} ~ ${lc('2026/12/03 03:59:59')}`,
    `雪原庆典 | ${SERVER}`,
  ),
  event(
    '「月下庭院」活动',
    '〓活动时间〓',
    '7.1版本更新维护结束后 ~ 7.2版本更新维护开始前',
    '月下庭院 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    '「月下长路」活动',
    '〓活动时间〓',
    '7.1版本上线后 ~ 7.1版本末',
    '月下长路 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  event(
    '「雪原时钟」活动',
    '〓活动时间〓',
    '北京时间2026/11/20 10:00 ~ 2026/12/03 03:59',
    '雪原时钟 | 2026-11-20T02:00:00Z | 2026-12-02T19:59:59Z',
  ),
  event(
    '「雪原奇遇」活动',
    '〓活动时间〓',
    table(['活动开始', '活动结束'], [lc('2026/11/20 10:00:00'), lc('2026/12/03 03:59:59')]),
    `雪原奇遇 | ${SERVER}`,
  ),
  event(
    '「雪原采购」活动',
    '〓活动时间〓',
    `开始时间：${lc('2026/11/20 10:00:00')}<br>结束时间：${lc('2026/12/03 03:59:59')}`,
    `雪原采购 | ${SERVER}`,
  ),
  event('官方周边新品上架', '〓开售时间〓', TAGS, null),
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  event('「雪原明燈」活動開啟', '〓活動期間〓', TAGS, `雪原明燈 | ${SERVER}`),
  event('「雪原長歌」活動開啟', '〓參與期間〓', TAGS, `雪原長歌 | ${SERVER}`),
  event(
    '「雪原集市」活動',
    '〓活動時間〓',
    '自2026年11月20日10點00分起至2026年12月3日3點59分止（伺服器時間）',
    `雪原集市 | ${SERVER}`,
  ),
  event(
    '「月下庭院」活動',
    '〓活動時間〓',
    '7.1版本更新維護結束後 ~ 7.2版本更新維護開始前',
    '月下庭院 | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z',
  ),
  notice('「羽之舞」祈願：「閒雲(風)」機率提升', {
    ...BANNER,
    body: `<p>〓祈願時間〓</p><p>${TAGS}</p>`,
    truth: [`gacha | 羽之舞 | ${SERVER} | | 閒雲`],
  }),
  event('玩家滿意度問卷', '〓活動時間〓', TAGS, null),
])
