import type { MailTexts } from '../../server-areas.ts'

export const mail: MailTexts = {
  greeting: (username) => `${username}さん`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Ephemeris：メールアドレスの確認',
    paragraphs: [
      'このメールアドレスでEphemerisのアカウントが登録されました。ご本人の場合は、24時間以内にアドレスを確認してください。',
      '心当たりがない場合は、何もする必要はありません。確認されないアカウントは自動的に削除されます。',
    ],
    action: 'メールアドレスを確認する：',
  }),
  alreadyRegistered: () => ({
    subject: 'Ephemeris：すでにアカウントがあります',
    paragraphs: [
      'このメールアドレスで新規登録の操作が行われましたが、このアドレスはすでにあなたのアカウントで使われています。変更されたものはありません。',
      'ご本人の場合は、このアドレスでログインするか、パスワードをお忘れなら再設定してください。',
    ],
    action: 'アカウントを開く：',
  }),
  passwordReset: () => ({
    subject: 'Ephemeris：パスワードの再設定',
    paragraphs: [
      'アカウントのパスワードの再設定が申し込まれました。リンクは30分間有効で、一度だけ使えます。',
      '心当たりがない場合は、何もする必要はありません。パスワードは変わりません。',
    ],
    action: '新しいパスワードを設定する：',
  }),
  passwordChanged: () => ({
    subject: 'Ephemeris：パスワードが変更されました',
    paragraphs: [
      'アカウントのパスワードが変更され、ほかの端末はログアウトされました。',
      '心当たりがない場合は、すぐに「パスワードを再設定」から新しいパスワードを設定してください。',
    ],
    action: 'アカウントを開く：',
  }),
  passwordWasReset: () => ({
    subject: 'Ephemeris：パスワードが再設定されました',
    paragraphs: [
      'メールのリンクからアカウントの新しいパスワードが設定され、すべての端末がログアウトされました。',
      'プッシュ通知、Webhook、非公開カレンダーのリンク、トークン、シェアページも無効になりました。必要な場合は設定からもう一度登録してください。',
      '心当たりがない場合は、すぐに「パスワードを再設定」から新しいパスワードを設定してください。',
    ],
    action: 'アカウントを開く：',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'Ephemeris：新しい端末がログインしました',
    paragraphs: [
      `別の端末（${device}、${address}）のQRコードが承認され、その端末があなたのアカウントにログインしました。`,
      '心当たりがない場合は、すぐにその端末をログアウトし、パスワードを変更してください。',
    ],
    action: 'すべての端末を見る：',
  }),
  identityLinked: ({ service }) => ({
    subject: `Ephemeris：${service}アカウントが連携されました`,
    paragraphs: [
      `あなたのアカウントに${service}アカウントが連携され、今後はそれでログインできます。`,
      '心当たりがない場合は、すぐに設定で連携を解除し、見覚えのない端末をログアウトして、パスワードを変更してください。',
    ],
    action: '連携を確認する：',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'Ephemeris：端末が1台ログアウトされました',
    paragraphs: [
      `ログイン中の端末が20台を超えたため、最後に使われてから最も時間のたった端末（${device}）をログアウトしました。`,
      '見覚えのない端末がある場合は、その端末をログアウトし、パスワードを変更してください。',
    ],
    action: 'すべての端末を見る：',
  }),
  reminderDigest: ({ lines }) => ({
    subject: `Ephemeris：今夜のリマインダー（${lines.length}件）`,
    paragraphs: ['まもなく終了・開始する内容です。完了にしたものは含まれません。'],
    lines,
    action: 'タイムラインを開く：',
    unsubscribe: 'このメールの配信を停止する：',
  }),
  reminderTest: () => ({
    subject: 'Ephemeris：テストメール',
    paragraphs: ['これはテストです。リマインダーがある日だけ、夜にこのアドレスへメールが届きます。'],
    action: '設定を開く：',
  }),
}
