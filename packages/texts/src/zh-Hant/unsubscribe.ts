import type { Areas, TextsOf } from '../areas.ts'

export const unsubscribe: TextsOf<Areas['unsubscribe']> = {
  question: '要停止每晚郵件嗎？',
  consequence: '之後不會再透過郵件提醒你，可以隨時在設定中重新開啟。',
  verb: '停止郵件',
  done: '已停止，不會再透過郵件提醒你。',
  unknown: '此連結已失效，你可以在設定中關閉郵件。',
  settings: '開啟設定',
}
