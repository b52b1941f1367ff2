import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

const p = (text: string) => `<p>${text}</p>`
const SERVER = '2026-11-20 10:00:00 | 2026-12-03 03:59:59'
const AT = '2026/11/20 10:00 ~ 2026/12/03 03:59（サーバー時間）'
const PHASE = '2026-09-09T03:00:00Z | 2026-09-30 11:59:59'

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  notice('Ver.3.2 期間限定チャンネル（上期）', {
    body: [
      p('独占変調「紅月初昇」'),
      p('【開催期間】'),
      p('Ver.3.2アップデート後～2026/09/30 11:59（サーバー時間）'),
      p('期間中、限定S級エージェント「星見雅（氷・異常）」の出現確率がアップ！'),
      p('音動機変調「霰落星殿」'),
      p('【開催期間】'),
      p('Ver.3.2アップデート後～2026/09/30 11:59（サーバー時間）'),
      p('期間中、限定S級音動機「霰落星殿（異常）」の出現確率がアップ！'),
    ].join(''),
    truth: [`gacha | 紅月初昇 | ${PHASE} | | 星見雅`, `gacha | 霰落星殿 | ${PHASE} | | 霰落星殿`],
  }),
  notice('独占再上映「紅月再臨」開催', {
    body: p('【変調期間】') + p(AT) + p('期間中、限定S級エージェント「星見雅（氷・異常）」の出現確率がアップ！'),
    truth: [`gacha | 紅月再臨 | ${SERVER} | | 星見雅`],
  }),
  event('「街角の灯」イベント詳細', '【開催日時】', AT, `街角の灯 | ${SERVER}`),
  event('「街角の歌」開催のお知らせ', '【実施期間】', AT, `街角の歌 | ${SERVER}`),
  event('期間限定依頼「街角の宿」', '【イベント日程】', AT, `街角の宿 | ${SERVER}`),
  event(
    '「街角の祭り」イベントのお知らせ',
    '【イベント期間】',
    '第1フェーズ：2026/11/20 10:00～2026/11/26 03:59（サーバー時間）<br>第2フェーズ：2026/11/26 04:00～2026/12/03 03:59（サーバー時間）',
    `街角の祭り | ${SERVER}`,
  ),
  event('「式輿防衛戦」更新のお知らせ', '【開放期間】', AT, `式輿防衛戦 | ${SERVER}`, 'challenge'),
  event('「危局強襲戦」シーズン更新', '【開放期間】', AT, `危局強襲戦 | ${SERVER}`, 'challenge'),
  notice('Ver.3.3「天空への旅路」バージョンアップのお知らせ', {
    body: p('【バージョンアップ日時】') + p('2026/10/21 06:00 (UTC+8)より開始、所要時間は約5時間と予想されます。'),
    truth: ['version | 天空への旅路 | 2026-10-21T03:00:00Z | 2026-12-01T22:00:00Z'],
    shownMs: [Date.UTC(2026, 9, 20, 4), Date.UTC(2026, 11, 1, 22)],
  }),
  event('プレイヤーアンケート実施中', '【実施期間】', AT, null),
  event('「インターノット支援パック」販売開始', '【販売期間】', AT, null),
])

const KO = '2026/11/20 10:00 ~ 2026/12/03 03:59(서버 시간)'
export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  notice('3.2 버전 기간 한정 채널(상)', {
    body: [
      p('이번 에이전트 및 W-엔진 변조 기간: 3.2 버전 업데이트 후 ~ 2026/09/30 11:59(서버 시간)'),
      p('독점 채널 「붉은 달」'),
      p('이벤트 기간 동안 한정 S급 에이전트 「미야비(얼음·이상)」의 획득 확률이 대폭 증가합니다.'),
      p('W-엔진 채널 「별의 전당」'),
      p('이벤트 기간 동안 한정 S급 W-엔진의 획득 확률이 대폭 증가합니다.'),
    ].join(''),
    truth: [`gacha | 붉은 달 | ${PHASE} | | 미야비`, `gacha | 별의 전당 | ${PHASE}`],
  }),
  event('「거리의 등불」 이벤트 안내', '【진행 기간】', KO, `거리의 등불 | ${SERVER}`),
  event('「거리의 노래」 이벤트 상세', '【이벤트 일정】', KO, `거리의 노래 | ${SERVER}`),
  event('「시유 방어전」 시즌 안내', '【개방 기간】', KO, `시유 방어전 | ${SERVER}`, 'challenge'),
  event('「위험한 강습전」 시즌 안내', '【개방 기간】', KO, `위험한 강습전 | ${SERVER}`, 'challenge'),
  event('3.3 버전 사전 다운로드 안내', '【진행 기간】', KO, null),
])

const FR = '20/11/2026 10:00 – 03/12/2026 03:59 (heure du serveur)'
export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  notice('Canaux à durée limitée de la version 3.2 (phase I)', {
    body: [
      p('Durée : Après la mise à jour 3.2 – 30/09/2026 11:59 (heure du serveur)'),
      p('Canal exclusif « Lune rouge »'),
      p("Pendant l'événement, le taux d'obtention de l'Agent de rang S [Miyabi (Glace)] est augmenté."),
      p('Canal de moteurs-amplis « Palais des étoiles »'),
      p("Pendant l'événement, le taux d'obtention du moteur-ampli de rang S est augmenté."),
    ].join(''),
    truth: [`gacha | Lune rouge | ${PHASE} | | Miyabi`, `gacha | Palais des étoiles | ${PHASE}`],
  }),
  event("Détails de l'événement « Lanterne de rue »", "[Dates de l'événement]", FR, `Lanterne de rue | ${SERVER}`),
  event('« Défense de Shiyu » : nouvelle saison', '[Disponibilité]', FR, `Défense de Shiyu | ${SERVER}`, 'challenge'),
  event('« Assaut mortel » : nouvelle saison', '[Disponibilité]', FR, `Assaut mortel | ${SERVER}`, 'challenge'),
])

const EN = '2026/11/20 10:00 – 2026/12/03 03:59 (server time)'
export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  notice('Version 3.2 Limited-Time Channels (Phase I)', {
    body: [
      p('[Event Duration]'),
      p('After the Version 3.2 update – 2026/09/30 11:59 (server time)'),
      p('Exclusive Channel: "Rising Crimson Moon"'),
      p('The drop rate of the limited S-Rank Agent [Yixuan (Auric Ink - Rupture)] will be greatly increased!'),
      p('W-Engine Channel: "Qingming Birdcage"'),
      p('The drop rate of the limited S-Rank W-Engine [Qingming Birdcage (Rupture)] will be greatly increased!'),
    ].join(''),
    truth: [
      `gacha | Rising Crimson Moon | ${PHASE} | | Yixuan`,
      `gacha | Qingming Birdcage | ${PHASE} | | Qingming Birdcage`,
    ],
  }),
  notice('Exclusive Rescreening "Crimson Encore"', {
    body:
      p('[Duration]') +
      p(EN) +
      p('The drop rate of the limited S-Rank Agent [Yixuan (Auric Ink - Rupture)] will be greatly increased!'),
    truth: [`gacha | Crimson Encore | ${SERVER} | | Yixuan`],
  }),
  notice('Exclusive Channel: "Rising Crimson Moon"', {
    body:
      p('[Duration]') +
      p(EN) +
      p('The drop rate of the limited S-Rank Agent [Hoshimi Miyabi (Ice - Anomaly)] will be greatly increased!'),
    truth: [`gacha | Rising Crimson Moon | ${SERVER} | | Miyabi`],
  }),
  event('"Street Lantern" Event Details', '[Event Dates]', EN, `Street Lantern | ${SERVER}`),
  event(
    '"Street Song" Event Details',
    '[Event Period (server time)]',
    '2026/11/20 10:00 – 2026/12/03 03:59',
    `Street Song | ${SERVER}`,
  ),
])

export const ZENLESS_ZH: readonly GoldNotice[] = rows('zh-Hans', '3', [
  notice('独家频段「红月初升」开启', {
    section: '4',
    body:
      p('【频段时间】') +
      p('2026/11/20 10:00 ~ 2026/12/03 03:59（服务器时间）') +
      p('限定S级代理人[星见雅（冰·烈霜）]获取概率提升！'),
    truth: [`gacha | 红月初升 | ${SERVER} | | 星见雅`],
  }),
  event(
    '「街角明灯」活动说明',
    '【活动日期】',
    '2026/11/20 10:00 ~ 2026/12/03 03:59（服务器时间）',
    `街角明灯 | ${SERVER}`,
  ),
])
