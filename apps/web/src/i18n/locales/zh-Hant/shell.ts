import type { Areas, TextsOf } from '#web/i18n/areas'

export const shell: TextsOf<Areas['shell']> = {
  appTitle: 'Ephemeris',
  description: '一覽《原神》《崩壞：星穹鐵道》《絕區零》《鳴潮》正在進行的活動、今晚結束的活動，以及你已完成的活動。',
  skip: '跳到主要內容',
  navigation: '主導覽',
  menu: { open: '開啟導覽', close: '關閉導覽', collapse: '收合', expand: '展開導覽' },
  pages: {
    home: { title: '首頁', short: '首頁' },
    gacha: { title: '抽卡紀錄', short: '抽卡' },
    timeline: { title: '時間軸', short: '時間軸' },
    settings: { title: '設定', short: '設定' },
    shortcuts: { title: '捷徑', short: '捷徑' },
    activityData: { title: '活動資料', short: '資料' },
    about: { title: '關於', short: '關於' },
    notification: { title: '通知' },
    gachaRecords: { title: '抽卡明細' },
    notFound: { title: '找不到頁面' },
  },
  language: {
    label: '語言：{name}',
    fallback: '該語言載入失敗，暫以英文顯示。',
  },
  storage: {
    corrupt: '無法讀取此裝置上的設定，已備份並重設。',
    memory: '瀏覽器不為此頁面儲存資料，關閉頁面後設定與標記會遺失。',
  },
  notFound: {
    title: '這裡沒有星星',
    message: '此網址沒有對應的頁面，可能已變更，也可能輸入有誤。',
    home: '返回首頁',
  },
  crash: {
    title: '頁面停止運作',
    message: '發生了意外錯誤。你的設定與標記仍保存在此裝置上，重新載入即可繼續。',
    reload: '重新載入',
  },
  countdown: {
    startsIn: '{time}後開始',
    startsExpected: '{days, plural, =0 {預計今天開始} =1 {預計明天開始} other {預計 # 天後開始}}',
    expected: {
      start: '{days, plural, =0 {預計今天開始} =1 {預計明天開始} other {預計 # 天後開始}}',
      end: '{days, plural, =0 {預計今天結束} =1 {預計明天結束} other {預計 # 天後結束}}',
    },
    short: {
      days: '{days, number} 天 {hours, number} 小時',
      hours: '{hours, number} 小時 {minutes, number} 分',
      minutes: '{minutes, number} 分鐘',
      moment: '不到一分鐘',
      about: '{days, plural, =0 {預計今天結束} =1 {預計明天結束} other {約 # 天}}',
    },
    long: {
      days: '{days, number} 天 {hours, number} 小時',
      hours: '{hours, number} 小時 {minutes, number} 分鐘',
      minutes: '{minutes, number} 分鐘',
      moment: '不到一分鐘',
      about: '{days, plural, =0 {今天} =1 {明天} other {約 # 天}}',
    },
  },
  outdated: {
    title: '已有新版本',
    message: '此頁來自舊版本。你的設定與標記仍保存在此裝置上，重新載入即可繼續。',
  },
  unkept: {
    title: '此頁尚未儲存到裝置',
    message: '連線開啟一次後即可離線使用。',
  },
  install: {
    label: '安裝應用程式',
    title: '加入主畫面',
    share: '1. 點按瀏覽器列中的「分享」。',
    add: '2. 選擇「加入主畫面」。',
  },
  offline: {
    showing: '離線中，顯示的是 {time} 的資料。',
    nothingKept: '離線中，此裝置上尚未儲存任何資料。',
  },
  update: {
    ready: '新版本已就緒。',
    reload: '重新載入',
    unsent: '你在此頁輸入的內容尚未送出，重新載入會遺失。',
    reloadAnyway: '仍要重新載入',
  },
  password: { show: '顯示密碼', hide: '隱藏密碼' },
  cancel: '取消',
  tabLock: {
    title: 'Ephemeris 已在另一個分頁中開啟',
    message: '請一次只用一個分頁，以免標記衝突。',
    warning: '另一個分頁中尚未儲存的變更不會被儲存。',
    blindTitle: '無法檢查其他分頁',
    blindMessage:
      '瀏覽器不允許此頁面儲存資料，因此無法得知 Ephemeris 是否已在另一個分頁中開啟。你可以在此繼續，但關閉頁面後設定與標記會遺失。',
    lostLockTitle: '已由另一個分頁接手',
    lostLockMessage: '此分頁不再儲存任何內容，你的標記不會遺失。',
    continue: '在此繼續',
    forceAcquire: '改在這裡使用',
  },
  close: '關閉',
  dismiss: '關閉提示',
  retry: '重試',
  newTab: '（在新分頁開啟）',
  loadingGames: '正在載入遊戲',
}
