import type { Areas, TextsOf } from '../areas.ts'

export const importDoctor: TextsOf<Areas['importDoctor']> = {
  heading: '파일 {count, number}개를 읽었습니다',
  unsaved: '아직 아무것도 저장되지 않았습니다.',
  status:
    '파일 {read, number}개를 읽었습니다{questions, plural, =0 {} other {, 확인할 것 #개}}{unused, plural, =0 {} other {, 사용하지 않은 것 #개}}',
  files: '파일',
  about: '{format}, {rows, number}행',
  added: '{count, plural, =0 {새 기록 없음} other {새 기록 #개}}',
  badge: {
    waiting: '대기 중',
    reading: '읽는 중',
    ready: '준비됨',
    repaired: '복구됨',
    times: '시간 수정됨',
    doubtful: '확인 필요',
    question: '질문 1개',
    partly: '일부 행 제외',
    notPulls: '뽑기 기록 아님',
    unused: '사용 안 함',
    skipped: '건너뜀',
  },
  skipped: '이 파일은 건너뜁니다. 아무것도 가져오지 않습니다.',
  account: {
    label: '계정',
    named: '파일에 적혀 있습니다.',
    likely: '파일에 적혀 있지 않아 가장 가능성이 높은 계정을 골랐습니다.',
    chosen: '직접 선택했습니다.',
  },
  zone: {
    label: '시간대',
    ids: '뽑기 ID로 확인했습니다.',
    instants: '정확한 시점이 저장되어 있어 시간대와 관계없습니다.',
    file: '파일에 적혀 있습니다.',
    server: '계정 서버의 시간대입니다.',
    device: '시간을 기록한 기기의 시간대를 알 수 없습니다.',
  },
  kind: {
    repaired: '복구',
    doubtful: '의심',
    left_out: '제외',
    lost: '도구에서 손실',
  },
  share: {
    added: '새 기록 {count, number}개',
    known: '이미 있음 {count, number}개',
    doubtful: '의심 {count, number}개',
    leftOut: '제외 {count, number}개',
  },
  clean: '복구하거나 제외할 내용이 없었습니다.',
  finding: {
    zone_corrected: '시간 {count, number}개를 {from}에서 {to} 기준으로 수정했습니다.',
    zones_mixed: '{zones} 시간이 섞여 있습니다. 나머지와 시간대가 다른 {count, number}개를 포함해 모두 수정했습니다.',
    ids_made_up:
      '기록 {count, number}개에는 게임의 고유 ID가 없습니다. 시간과 아이템으로 구분하므로 두 번 세지 않습니다.',
    ids_rounded:
      '스프레드시트가 기록 {count, number}개의 게임 ID를 반올림했습니다. 시간과 아이템으로 구분하므로 두 번 세지 않습니다.',
    block_repeated: '{count, number}행이 두 번 저장되어 한 번만 셉니다.',
    excel_columns:
      '{count, number}행의 배너와 ID 자리에 Excel 내보내기의 번호가 있습니다. 이 번호는 사용하지 않습니다.',
    pools_by_group: '{count, number}행의 배너 자리에 번호가 있어, 파일에 함께 적힌 배너 분류를 사용합니다.',
    items_by_name: '아이템 {count, number}개를 이름으로 찾았습니다({language}).',
    items_unknown: '아이템 {count, number}개가 아이템 목록에 없습니다.',
    ranks_unknown:
      '새 아이템 {count, number}개는 파일에 희귀도가 없습니다. 뽑기로는 세지만 천장은 이를 넘겨 세지 않습니다.',
    zone_unreadable: '파일의 시간대를 읽을 수 없어 서버 시간으로 봅니다. 몇 시간 다를 수 있습니다.',
    zone_of_device: '시간 {count, number}개는 시간대를 알 수 없는 기기에서 기록되어 몇 시간 다를 수 있습니다.',
    server_differs: '파일에 적힌 서버는 {zone}로, 계정의 서버와 다릅니다.',
    impossible:
      '기록 {count, number}개는 있을 수 없습니다(1초에 10개 초과 또는 천장 초과). 중복되거나 빠진 행이 있어 그 구간을 넘겨 세지 않습니다.',
    times_ahead:
      '기록 {count, number}개의 시각이 지금보다 늦습니다. 아직 있을 수 없는 기록이므로, 시간이 틀렸거나 파일이 수정된 것입니다.',
    long_pause:
      '{from}부터 {to}까지 기록이 없습니다. 게임의 기록 보관 기간보다 길어 빠진 기록이 있을 수 있으며, 천장은 이 기간을 넘겨 세지 않습니다.',
    pity_without_pulls: '5성 {count, number}개 이전의 뽑기가 도구에 입력되지 않았습니다.',
    invented: '도구가 만든 행 {count}개입니다.',
    manual: '{count, number}행은 직접 입력한 것입니다.',
    placeholder: '{count, number}행에 아이템이 없습니다.',
    doubled: '{count, number}행이 파일에 이미 있는 기록과 겹칩니다.',
    ids_absent: '이 도구는 게임의 고유 ID를 저장하지 않습니다. 시간과 아이템으로 구분하므로 두 번 세지 않습니다.',
    second_banner_merged: '이 도구는 두 번째 캐릭터 배너를 첫 번째와 합쳐서 셉니다.',
    pools_absent: '이 도구는 다음 배너를 저장하지 않습니다: {pools}. 이미 있는 기록은 그대로입니다.',
    repeats_merged: '같은 초에 같은 아이템을 두 번 뽑았다면 도구에는 하나만 남아 있습니다.',
  },
  question: {
    title: '누구의 기록인가요? 파일에 계정이 적혀 있지 않습니다.',
    likely: '유력',
    other: '다른 계정',
    skip: '이 파일 건너뛰기',
    use: '이 계정 사용',
  },
}
