import type { GameId } from '@ephemeris/core/games/game'
import { expect, test } from 'vitest'
import { foldNotice } from '../notice/folded.ts'
import { promisedRewards } from './notice-rewards.ts'

function promised(game: GameId, lines: readonly string[], title = ''): Record<string, number> {
  return Object.fromEntries(promisedRewards(game, { titles: [title].map(foldNotice), lines: lines.map(foldNotice) }))
}

test.each<[GameId, readonly string[], string, Record<string, number>]>([
  ['wuthering', ['✦奖励内容✦', '星声*1200、调频仪*5、贝币*670000'], '', { astrite: 1200 }],
  [
    'wuthering',
    ['✦奖励内容✦', '【个人进度】：唤声涡纹*10、铸潮波纹*10', '✦开放条件✦', '星声*80'],
    '',
    {
      lustrous_tide: 10,
      forging_tide: 10,
    },
  ],
  ['genshin', ['参与活动'], '「千风凝滞之隙」时限内完成探索任务，可额外获得原石*400奖励', { primogem: 400 }],
  ['genshin', ['〓活动奖励〓', '原石×４２０、大英雄的经验×30', '〓参与条件〓'], '', { primogem: 420 }],
  ['genshin', ['〓Event Rewards〓', 'Primogems ×1,020, Mora ×300,000', '〓Eligibility〓'], '', { primogem: 1020 }],
  [
    'genshin',
    ['During the event, log in on 7 days in total to receive Intertwined Fate ×10 and other rewards!'],
    '',
    {
      intertwined_fate: 10,
    },
  ],
  ['genshin', ['〓イベント報酬〓', '原石×420、大英雄の経験×20'], '', { primogem: 420 }],
  ['genshin', ['〓이벤트 보상〓', '원석 ×420, 영웅의 경험'], '', { primogem: 420 }],
  ['genshin', ['〓이벤트 보상〓', '원석 420개, 영웅의 경험'], '', { primogem: 420 }],
  [
    'genshin',
    ['〓Récompenses de l’événement〓'.replace('’', "'"), 'Primo-gemmes ×1 020, Moras ×20'],
    '',
    { primogem: 1020 },
  ],
  ['starrail', ['▌活動獎勵', '星瓊×500、星軌專票×2', '▌活動時間'], '', { stellar_jade: 500, special_pass: 2 }],
  ['starrail', ['Rewards', '500 Stellar Jades and other materials'], '', { stellar_jade: 500 }],
  [
    'zenless',
    ['【活动奖励】', '菲林*300、加密母带*3', '【活动时间】'],
    '',
    { polychrome: 300, encrypted_master_tape: 3 },
  ],
  [
    'zenless',
    ['[Event Rewards]', 'Polychrome ×300, Encrypted Master Tape ×3'],
    '',
    {
      polychrome: 300,
      encrypted_master_tape: 3,
    },
  ],
])('ANN-31 %s: %j %s gives %o', (game, lines, title, expected) => {
  expect(promised(game, lines, title)).toEqual(expected)
})

test.each<[string, GameId, readonly string[]]>([
  [
    'a list by day',
    'wuthering',
    ['✦奖励内容✦', '第1天', '唤声涡纹*1', '第2天', '唤声涡纹*1', '第3天', '浮金波纹*2', '第7天', '浮金波纹*3'],
  ],
  ['“up to”', 'genshin', ['〓Event Rewards〓', 'Up to Primogems ×420']],
  ['“at most” in Chinese', 'genshin', ['〓活动奖励〓', '最多可获得原石×420']],
  ['an exchange', 'wuthering', ['✦奖励内容✦', '可兑换星声*480、贝币*300000']],
  ['a price', 'starrail', ['Rewards', 'Spend 160 Stellar Jade']],
  [
    'a number before a name that has its own',
    'genshin',
    ['〓Event Rewards〓', 'Day 7 Primogems', 'Level 3: Primogems'],
  ],
  ['a section about something else', 'genshin', ['〓Event Details〓', 'Primogems ×60']],
  ['another item of a longer name', 'zenless', ['【活动奖励】', '菲林底片*60', 'Encrypted Master Tapes']],
  ['a daily gift', 'genshin', ['〓活动奖励〓', '每日原石×60']],
  ['nonsense', 'genshin', ['〓活动奖励〓', '原石×0、原石礼盒×5']],
])('ANN-32 %s is no certain reward', (_, game, lines) => {
  expect(promised(game, lines)).toEqual({})
})

test('ANN-32 a list is certain where the first lines state a total that is no smaller than its parts', () => {
  const list = ['〓活动时间〓', '〓活动奖励〓', '第1天', '纠缠之缘×2', '第2天', '纠缠之缘×5']
  expect(promised('genshin', ['累计登录可领取纠缠之缘×10！', ...list])).toEqual({ intertwined_fate: 10 })
  expect(promised('genshin', ['首日登录可领取纠缠之缘×2！', ...list])).toEqual({})
})
