import { expect, test } from 'vitest'
import { sampleNotice } from '../notice/sample-notice.test-data.ts'
import { versionsInNotices } from './announced-versions.ts'

function versionsIn(title: string, body: string, gameId: 'genshin' | 'wuthering' = 'genshin') {
  return versionsInNotices([sampleNotice({ gameId, section: '2', title, body })]).map(
    ({ version, names, maintenance, opens }) => [
      version,
      ...names,
      new Date(maintenance).toISOString().slice(0, 16),
      new Date(opens).toISOString().slice(0, 16),
    ],
  )
}

test('ANN-17 the notes of a version say when it opens: the end of its maintenance', () => {
  const body = '<p>✦更新维护时间：2026年8月20日04:00 ~ 2026年8月20日11:00（UTC+8）</p>'
  expect(versionsIn('「蜃云灯影，凡尘剑心」 3.6版本内容说明', body, 'wuthering')).toEqual([
    ['3.6', '蜃云灯影,凡尘剑心', '2026-08-19T20:00', '2026-08-20T03:00'],
  ])
})

test.each([
  ['「月之七」版本更新说明', '<p>〓更新时间〓</p><p>2026/05/20 06:00 开始，预计5个小时完成</p>', ['', '月之七']],
  [
    '"Ode" Version 6.6 Update Details',
    '<p>Update maintenance begins 2026/05/20 06:00 and is estimated to take 5 hours.</p>',
    ['6.6', 'Ode'],
  ],
  [
    '"Ode" Version 6.6 Update',
    '<p>Update maintenance begins 2026/05/20 06:00 and is estimated to take 5 hours.</p>',
    ['6.6', 'Ode'],
  ],
  [
    '「귀향」 Luna V 버전 업데이트 안내',
    '<p>〓업데이트 일정〓</p><p>점검 시작: 2026/05/20 06:00, 약 5시간 진행 예정</p>',
    ['', '귀향', 'Luna V'],
  ],
  ['6.6版本「归乡」更新说明', '<p>〓更新时间〓</p><p>2026/05/20 06:00 开始，预计5个小时完成</p>', ['6.6', '归乡']],
  [
    'Mise à jour de la version 6.6 « Ode »',
    '<p>■ Horaire de la mise à jour</p><p>La mise à jour débutera le 2026/05/20 06:00 (UTC+8) et durera environ cinq heures.</p>',
    ['6.6', 'Ode'],
  ],
  [
    '6.6 버전 「송가」 업데이트 안내',
    '<p>〓업데이트 시간〓</p><p>2026/05/20 06:00 (UTC+8)에 시작하며, 약 다섯 시간이 소요됩니다.</p>',
    ['6.6', '송가'],
  ],
  [
    'Ver.6.6アップデートメンテナンスのお知らせ',
    '<p>▌メンテナンス時間</p><p>2026/05/20 07:00 (JST) からおよそ5時間の予定です。</p>',
    ['6.6'],
  ],
  ['《归乡》6.6版本更新说明', '<p>〓更新时间〓</p><p>2026/05/20 06:00 开始，预计5个小时完成</p>', ['6.6', '归乡']],
  ['6.6版本更新维护公告', '<p>〓维护时间〓</p><p>2026/05/20 06:00 开始，预计5个小时完成</p>', ['6.6']],
  [
    '「雪浪」「Luna V」アップデート内容の説明',
    '<p>〓アップデート時間〓</p><p>2026/05/20 06:00～、所要時間は約5時間です</p>',
    ['', '雪浪', 'Luna V'],
  ],
  [
    '「風を捕まえる帰還者」Ver.「Luna V」アップデート情報',
    '<p>〓アップデート時間〓</p><p>2026/05/20 06:00より開始、所要時間は約5時間を予定しております。</p>',
    ['', '風を捕まえる帰還者', 'Luna V'],
  ],
  [
    '6.6 버전 「송가」 업데이트 정보',
    '<p>〓업데이트 시간〓</p><p>2026/05/20 06:00 시작, 약 5시간이 소요됩니다.</p>',
    ['6.6', '송가'],
  ],
])('ANN-17 %s states a start and a number of hours', (title, body, named) => {
  expect(versionsIn(title, body)).toEqual([[...named, '2026-05-19T22:00', '2026-05-20T03:00']])
})

test('ANN-17 without a stated length of the maintenance the opening is not guessed', () => {
  expect(versionsIn('「月之七」版本更新说明', '<p>〓更新时间〓</p><p>2026/05/20 06:00 开始</p>')).toEqual([])
})

test('ANN-41 a version closes when its notes say so', () => {
  const body = `<p>【更新开始时间】</p><p>2026/09/09 06:00（UTC+8）</p><p>预计5个小时完成。</p>
    <p>3.2版本结束时间为2026/10/21 06:00（UTC+8），该版本共持续42天。</p>`
  const notes = sampleNotice({ gameId: 'zenless', section: '3', title: '3.2版本「秘密」更新公告', body })
  expect(versionsInNotices([notes]).map(({ closes }) => closes)).toEqual([Date.parse('2026-10-20T22:00:00Z')])
})

test('ANN-17 a title without a name leaves it to the capitalised words behind the number', () => {
  const body = `<p>Dear Rovers,</p><p>The maintenance for Version 3.6: Lamplight in Mirage, Sword's Resolve will begin soon.</p>
    <p>✦Maintenance Time: 2026-08-20 04:00 - 2026-08-20 11:00 (UTC+8)</p>`
  const title = 'Wuthering Waves Version 3.6 Update Maintenance Notice'
  const [version] = versionsInNotices([
    sampleNotice({ gameId: 'wuthering', section: '1/1', language: 'en', title, body }),
  ])
  expect(version?.name).toEqual({ en: "Lamplight in Mirage, Sword's Resolve" })
})

test.each([
  [
    'ja',
    'Ver.7.1バージョンアップのお知らせ',
    '終了後、Ver.7.1「冥府へのレクイエム」に更新されます。',
    '冥府へのレクイエム',
  ],
  ['ko', '7.1 버전 업데이트 점검 안내', '점검 후 7.1 버전 「죽음의 진혼곡」이 열립니다.', '죽음의 진혼곡'],
  ['fr', 'Mise à jour de la version 7.1', 'La version 7.1 « Requiem » arrive bientôt.', 'Requiem'],
  ['en', 'Version 7.1 Update Notice', 'Version 7.1 "Requiem" is on its way.', 'Requiem'],
  ['zh-Hans', '7.1版本更新说明', '7.1版本「安魂曲」即将更新。', '安魂曲'],
  ['zh-Hans', '7.1版本更新说明', '7.1版本活动「安魂曲」即将开启。', undefined],
] as const)(
  'ANN-17 in %s, %s is named by what its first lines quote behind the number',
  (language, title, line, name) => {
    const body = `<p>${line}</p><p>✦Maintenance Time: 2026-09-23 06:00 - 2026-09-23 11:00 (UTC+8)</p>`
    const [version] = versionsInNotices([sampleNotice({ gameId: 'genshin', section: '2', language, title, body })])
    expect(version?.name[language]).toBe(name)
  },
)
