import type { Areas, TextsOf } from '../areas.ts'

export const cloudSync: TextsOf<Areas['cloudSync']> = {
  title: '云同步',
  slots: '云端存档位',
  slot: '存档位 {slot, number}',
  never: '从未更新',
  updated: '存档位 {slot, number}，{time}',
  neverUpdated: '存档位 {slot, number}，从未更新',
  upload: '上传',
  download: '下载',
  clear: '清空存档位 {slot, number}',
  sync: '{state, select, here {同步到存档位 {slot, number}} there {同步到本设备} both {双向同步} other {同步}}',
  equal: '本设备与存档位 {slot, number} 内容一致。',
  comparing: '正在与存档位 {slot, number} 比较…',
  unreadable: '无法读取存档位 {slot, number}。上传会将其替换。',
  newer: {
    account: '账号中有较新的内容：{things}。',
    there: '存档位 {slot, number} 有较新的内容：{things}。',
    here: '本设备有较新的内容：{things}。',
  },
  things: {
    marks: '{count, plural, other {# 个标记}}',
    own: '自己添加的条目',
    plan: '计划与每日任务',
    games: '游戏和服务器',
    none: '无',
  },
  noLocal: '本设备上还没有可上传的标记或游戏选择。',
  changed: '存档位 {slot, number} 在此期间已被其他设备修改。',
  uploaded: '存档位 {slot, number} 现有{count, plural, =0 {内容不含标记} other { # 个标记}}。',
  cleared: '存档位 {slot, number} 已清空。',
  undo: {
    offer: '已从存档位 {slot, number} 载入：{things}。',
    verb: '撤销',
    done: '本设备已恢复到之前的状态。',
  },
  ask: {
    upload: {
      title: '要覆盖存档位 {slot, number} 吗？',
      verb: '覆盖',
      consequence:
        '存档位 {slot, number}（{time}）较新的内容：{there}。本设备较新的内容：{here}。上传会覆盖存档位（可从“历史版本”恢复），“同步”则两者都保留。',
      unreadable: '无法读取存档位 {slot, number} 中的内容。本设备的内容将取而代之。',
    },
    download: {
      title: '要替换本设备上的内容吗？',
      verb: '替换',
      consequence: '仅在本设备上：{lost}。将替换为存档位 {slot, number}（{time}）的内容，可撤销。“同步”则两者都保留。',
    },
    clear: {
      title: '要清空存档位 {slot, number} 吗？',
      verb: '清空',
      consequence: '存档位 {slot, number} 将被清空。其内容会保留在“历史版本”中，本设备上的数据不变。',
    },
    restore: {
      title: '要将此版本恢复到存档位 {slot, number} 吗？',
      verb: '恢复',
      consequence:
        '存档位 {slot, number} 将恢复为 {time} 的版本（{count, plural, =0 {不含标记} other {# 个标记}}）。当前内容会保留在“历史版本”中，本设备上的数据不变。',
    },
  },
  versions: {
    title: '历史版本',
    loading: '正在加载历史版本',
    none: '存档位 {slot, number} 没有历史版本。',
    marks: '{count, plural, =0 {不含标记} other {# 个标记}}',
    cause: {
      upload: '被上传覆盖',
      clear: '被清空',
      restore: '被其他版本替换',
    },
    restore: '恢复',
    restoreOf: '恢复 {time} 的版本',
    restored: '存档位 {slot, number} 已恢复（{count, plural, =0 {不含标记} other {# 个标记}}）。',
    kept: '每个存档位保留最近五个版本，其余版本保留一周。',
  },
}
