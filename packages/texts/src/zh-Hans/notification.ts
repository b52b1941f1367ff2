import type { Areas, TextsOf } from '../areas.ts'

export const notification: TextsOf<Areas['notification']> = {
  heading: '暂无通知',
  text: 'Ephemeris 自身的消息会显示在这里，例如变更和计划停机。游戏活动的起止时间请看时间线。',
}
