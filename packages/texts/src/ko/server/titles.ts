import type { TitleTexts } from '../../server-areas.ts'

const ORDINALS = ['첫', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열']

export const titles: TitleTexts = {
  version: ({ game, version, label, name }) =>
    `${game} ${version} 버전${label && ` ${label}`}${name ? `: ${name}` : ''}`,
  shortVersion: (game, number) => `${game} ${number} 버전`,
  shortMoon: ({ game, moon }) => `${game} 「${ORDINALS[moon - 1]} 번째 달」 버전`,
  laterVersion: (game) => `${game} 이후 버전`,
  programme: (version) => `${version && `${version} 버전 `}프리뷰 스페셜 프로그램`,
  unnamed: '한국어 이름 미공개',
}
