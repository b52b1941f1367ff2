import type { MailTexts } from '../../server-areas.ts'

export const mail: MailTexts = {
  greeting: (username) => `${username} 님, 안녕하세요.`,
  closing: 'Ephemeris',
  verification: () => ({
    subject: 'Ephemeris 이메일 주소를 인증해 주세요',
    paragraphs: [
      '이 이메일 주소로 Ephemeris 계정이 만들어졌습니다. 본인이라면 24시간 안에 주소를 인증해 주세요.',
      '본인이 아니라면 아무것도 하지 않아도 됩니다. 인증하지 않은 계정은 자동으로 사라집니다.',
    ],
    action: '이메일 주소 인증:',
  }),
  alreadyRegistered: () => ({
    subject: '이미 Ephemeris 계정이 있습니다',
    paragraphs: [
      '누군가 이 이메일 주소로 가입을 시도했지만, 이미 회원님의 계정에 등록된 주소입니다. 변경된 내용은 없습니다.',
      '본인이라면 이 주소로 로그인하거나, 비밀번호를 잊었다면 새로 설정해 주세요.',
    ],
    action: '계정으로 이동:',
  }),
  passwordReset: () => ({
    subject: 'Ephemeris 비밀번호를 새로 설정해 주세요',
    paragraphs: [
      '계정의 비밀번호 재설정이 요청되었습니다. 링크는 30분 동안 유효하며 한 번만 사용할 수 있습니다.',
      '본인이 아니라면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로 유지됩니다.',
    ],
    action: '새 비밀번호 설정:',
  }),
  passwordChanged: () => ({
    subject: 'Ephemeris 비밀번호가 변경되었습니다',
    paragraphs: [
      '계정의 비밀번호가 변경되었고 다른 기기는 로그아웃되었습니다.',
      '본인이 아니라면 바로 ‘비밀번호 재설정’에서 새 비밀번호를 설정해 주세요.',
    ],
    action: '계정으로 이동:',
  }),
  passwordWasReset: () => ({
    subject: 'Ephemeris 비밀번호가 재설정되었습니다',
    paragraphs: [
      '메일의 링크로 계정에 새 비밀번호가 설정되었고 모든 기기에서 로그아웃되었습니다.',
      '푸시 알림, 웹훅, 비공개 캘린더 링크, 토큰, 공유 페이지도 해제되었습니다. 필요하면 설정에서 다시 등록해 주세요.',
      '본인이 아니라면 바로 ‘비밀번호 재설정’에서 새 비밀번호를 설정해 주세요.',
    ],
    action: '계정으로 이동:',
  }),
  newDevice: ({ device, address }) => ({
    subject: 'Ephemeris에 새 기기가 로그인했습니다',
    paragraphs: [
      `다른 기기(${device}, ${address})의 QR 코드가 승인되어 해당 기기가 회원님의 계정에 로그인했습니다.`,
      '본인이 아니라면 즉시 해당 기기를 로그아웃하고 비밀번호를 변경해 주세요.',
    ],
    action: '모든 기기 보기:',
  }),
  identityLinked: ({ service }) => ({
    subject: `Ephemeris에 ${service} 계정이 연결되었습니다`,
    paragraphs: [
      `회원님의 계정에 ${service} 계정이 연결되어 이제 그 계정으로 로그인할 수 있습니다.`,
      '본인이 아니라면 즉시 설정에서 연결을 해제하고, 모르는 기기를 로그아웃한 뒤 비밀번호를 변경해 주세요.',
    ],
    action: '연결된 계정 보기:',
  }),
  oldestSessionEnded: ({ device }) => ({
    subject: 'Ephemeris에서 기기 한 대가 로그아웃되었습니다',
    paragraphs: [
      `로그인한 기기가 20대를 넘어, 가장 오래전에 사용한 기기(${device})가 로그아웃되었습니다.`,
      '모르는 기기가 있다면 해당 기기를 로그아웃하고 비밀번호를 변경해 주세요.',
    ],
    action: '모든 기기 보기:',
  }),
  reminderDigest: ({ lines }) => ({
    subject: `Ephemeris: 오늘 밤 알림 ${lines.length}건`,
    paragraphs: ['곧 끝나거나 시작하는 항목입니다. 완료로 표시한 항목은 포함되지 않습니다.'],
    lines,
    action: '타임라인 열기:',
    unsubscribe: '이 메일 그만 받기:',
  }),
  reminderTest: () => ({
    subject: 'Ephemeris: 테스트 메일',
    paragraphs: ['테스트 메일입니다. 알릴 내용이 있는 날에만 저녁에 이 주소로 메일을 보내 드립니다.'],
    action: '설정 열기:',
  }),
}
