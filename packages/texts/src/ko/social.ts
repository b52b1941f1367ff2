import type { Areas, TextsOf } from '../areas.ts'

export const social: TextsOf<Areas['social']> = {
  otherWays: '다른 로그인 방법',
  logIn: '{name} 계정으로 로그인',
  finishing: '{name} 로그인을 마무리하는 중',
  refused: '{name} 로그인이 취소되었거나 실패했습니다.',
  linked: '{name} 계정을 연결했습니다. 이제 이 계정으로 로그인할 수 있습니다.',
  taken: '이 {name} 계정은 다른 Ephemeris 계정에 연결되어 있거나, 내 계정에 이미 다른 {name} 계정이 연결되어 있습니다.',
  explanation: '이곳에 로그인할 수 있는 다른 서비스의 계정입니다.',
  isLinked: '연결됨',
  isNotLinked: '연결 안 됨',
  last: '연결됨. 유일한 로그인 방법이라 해제할 수 없습니다',
  link: '연결',
  linkOf: '{name} 연결',
  unlink: '해제',
  unlinkOf: '{name} 연결 해제',
  question: '{name} 연결을 해제할까요?',
  consequence: '더 이상 {name} 계정으로 로그인할 수 없습니다. 언제든 다시 연결할 수 있습니다.',
  unlinked: '{name} 연결을 해제했습니다.',
  proof: {
    password: '본인 확인을 위해 비밀번호를 입력해 주세요.',
    goOn: '{name} 계정으로 계속',
    login:
      '이 계정에는 비밀번호가 없습니다. 본인 확인을 위해 {way} 계정으로 다시 로그인한 뒤 10분 안에 {name} 계정을 연결해 주세요.',
  },
}
