import type { Areas, TextsOf } from '../areas.ts'

export const unsubscribe: TextsOf<Areas['unsubscribe']> = {
  question: '要停止每晚邮件吗？',
  consequence: '之后不会再通过邮件提醒你，可以随时在设置中重新开启。',
  verb: '停止邮件',
  done: '已停止，不会再通过邮件提醒你。',
  unknown: '此链接已失效，你可以在设置中关闭邮件。',
  settings: '打开设置',
}
