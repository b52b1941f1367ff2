import type { Areas, TextsOf } from '../areas.ts'

export const about: TextsOf<Areas['about']> = {
  disclaimer: {
    title: '免責聲明',
    fans: '<b>Ephemeris 由玩家製作，不以營利為目的。</b>本站不販售任何東西，不刊登廣告，也不作商業用途。',
    publishers: '本站<b>與 HoYoverse、miHoYo 及庫洛遊戲均無關聯</b>，未由其製作、審核或認可。',
    rights: '各遊戲及其名稱、角色與圖像<b>歸其權利人所有</b>，此處提及僅用於指明遊戲。',
    dates: '日期與機率雖經仔細收集，仍可能有誤或延遲，<b>一切以遊戲內資訊為準。</b>',
  },
  project: {
    what: '四款遊戲玩家的星曆：正在進行什麼、今晚結束什麼、自己完成了什麼、抽卡手氣究竟如何。',
    licence: '以 MIT 授權條款開放原始碼',
    version: '版本 {version}',
    source: '原始碼',
  },
  news: {
    title: '更新內容',
    plan: '抽卡計畫：其他進行中的卡池一鍵加入，機率旁直接填寫已墊抽數。',
    announced: '通知：各遊戲最近公布的活動與日期。',
    pulls: '抽卡：十連排成一列，每個五星都有頭像。',
  },
  sources: {
    label: '來源與隱私',
    dates: {
      title: '日期來自公告',
      text: '定時讀取官方公告。每個活動都註明來源與更新時間，預計日期另有標記。',
      link: '最近的公告',
    },
    odds: {
      title: '機率來自官方公布',
      text: '機率、保底與大保底皆為遊戲公布的數值。未知或估算之處都會註明。',
      link: '查看抽卡計畫',
    },
    privacy: {
      title: '資料歸你所有',
      text: '不登入時，所有內容只儲存在此瀏覽器。Ephemeris 從不登入遊戲，也不刊登廣告。',
      link: '此裝置儲存的內容',
    },
  },
  team: {
    title: '團隊',
    name: 'Ephemeris 專案',
    role: '專案負責人暨開發者',
  },
}
