import type { Areas, TextsOf } from '../areas.ts'

export const social: TextsOf<Areas['social']> = {
  otherWays: 'その他のログイン方法',
  logIn: '{name}でログイン',
  finishing: '{name}でのログインを完了しています',
  refused: '{name}でのログインはキャンセルされたか、失敗しました。',
  linked: '{name}アカウントを連携しました。今後はこれでログインできます。',
  taken: 'この{name}アカウントは別のEphemerisアカウントに連携されているか、すでに別の{name}アカウントが連携済みです。',
  explanation: 'ログインに使える外部サービスのアカウントです。',
  isLinked: '連携済み',
  isNotLinked: '未連携',
  last: '連携済み（唯一のログイン方法のため解除できません）',
  link: '連携',
  linkOf: '{name}を連携',
  unlink: '解除',
  unlinkOf: '{name}の連携を解除',
  question: '{name}の連携を解除しますか？',
  consequence: '{name}ではログインできなくなります。いつでも再び連携できます。',
  unlinked: '{name}の連携を解除しました。',
  proof: {
    password: '本人確認のため、パスワードを入力してください。',
    goOn: '{name}へ進む',
    login:
      'このアカウントにはパスワードがありません。本人確認のため{way}でもう一度ログインし、10分以内に{name}を連携してください。',
  },
}
