import type { Areas, TextsOf } from '#web/i18n/areas'

export const notification: TextsOf<Areas['notification']> = {
  heading: '暂无通知',
  text: '这里发布 Ephemeris 自身的消息，如变更和计划中的停机。各游戏活动的开始与结束请看时间线。',
}
