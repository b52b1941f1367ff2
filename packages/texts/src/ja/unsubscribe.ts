import type { Areas, TextsOf } from '../areas.ts'

export const unsubscribe: TextsOf<Areas['unsubscribe']> = {
  question: '夜のメールを停止しますか？',
  consequence: 'リマインダーのメールが届かなくなります。設定でいつでも再開できます。',
  verb: 'メールを停止',
  done: '停止しました。リマインダーのメールはもう届きません。',
  unknown: 'このリンクはもう使えません。メールは設定で停止できます。',
  settings: '設定を開く',
}
