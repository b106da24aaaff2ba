/** LIST, long because every document is written out. */
import type { Written } from './written.ts';

/** Tickets of China, Taiwan, Japan and Korea, written down before the reader had seen any of them. */
export const eastAsian: readonly Written[] = [
  {
    name: '高鐵車票, zh-TW: labels with fullwidth colons and the clock beside the station',
    codes: [[0.1]],
    pages: [
      `
# 高速鐵路電子車票
訂位代號：04471983
乘車日期：2026年3月5日（四）
車次：0657
起站：台北　　　　迄站：左營
出發時間：14:31　　　　到達時間：16:05
車廂：7　　　　座位：12E
票種：全票
票價：NT$1,490
旅客姓名：林雅筑
車票號碼：07-1-22-3-044-1187`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['0657', '車次 0657'],
        from: '台北',
        to: '左營',
        start: '2026-03-05T14:31',
        end: '2026-03-05T16:05',
        coach: '7',
        seat: '12E',
        passenger: '林雅筑',
        bookingReference: '04471983',
        price: ['1490 TWD', '1490.00 TWD'],
      },
    ],
  },
  {
    name: '演唱會門票, zh-TW: 活動, 地點, 入場時間, 排 and 號',
    codes: [[0.6]],
    pages: [
      `
# 海風之歌 巡迴演唱會
活動日期：2026年8月15日（六）
開演時間：19:30
入場時間：18:00
活動地點：高雄港邊音樂廳
地址：高雄市鹽埕區真愛路1號
區域：A2區
座位：12排 8號
票價：NT$ 3,200
姓名：陳建宏
訂單編號：TK20260518077`,
    ],
    tickets: [
      {
        kind: 'event',
        title: '海風之歌 巡迴演唱會',
        venue: '高雄港邊音樂廳',
        address: '高雄市鹽埕區真愛路1號',
        start: '2026-08-15T19:30',
        doors: '2026-08-15T18:00',
        row: ['12', '12排'],
        seat: ['8', '8號'],
        price: ['3200 TWD', '3200.00 TWD'],
        passenger: '陳建宏',
        bookingReference: 'TK20260518077',
      },
    ],
  },
  {
    name: '火车票信息, zh-CN: a printed order of a train, 号车 and 座 in one cell',
    codes: [[0.2]],
    pages: [
      `
# 铁路电子客票
订单号：EK88204417
乘车人：王思远
车次：G103
出发站：北京南站      到达站：上海虹桥站
发车时间：2026年04月18日 06:20
到达时间：2026年04月18日 11:58
席别：二等座
车厢：05车      座位：07F号
票价：¥626.00元`,
    ],
    tickets: [
      {
        kind: 'train',
        number: 'G103',
        from: ['北京南站', '北京南'],
        to: ['上海虹桥站', '上海虹桥'],
        start: '2026-04-18T06:20',
        end: '2026-04-18T11:58',
        coach: ['05', '05车'],
        seat: ['07F', '07F号'],
        passenger: '王思远',
        bookingReference: 'EK88204417',
        price: '626.00 CNY',
      },
    ],
  },
  {
    name: '酒店预订确认, zh-CN: 入住 and 离店',
    pages: [
      `
# 酒店预订确认单
酒店名称：云栖湖畔酒店
地址：浙江省杭州市西湖区梅灵路88号
电话：0571-5550 1234
预订号：2026118804
入住人：李晓梅
入住日期：2026年5月1日 14:00后
离店日期：2026年5月3日 12:00前
房型：高级大床房
房间数：1间
入住晚数：2晚
总价：¥1,280.00`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: '云栖湖畔酒店',
        start: ['2026-05-01T14:00', '2026-05-01'],
        end: ['2026-05-03T12:00', '2026-05-03'],
        passenger: '李晓梅',
        bookingReference: '2026118804',
        price: '1280.00 CNY',
      },
    ],
  },
  {
    name: '新幹線の予約, ja: times beside the stations, 号車 and 番 with its letter',
    codes: [[0.2]],
    pages: [
      `
# ご予約内容
予約番号：２０４７
乗車日：２０２６年３月５日（木）

のぞみ 225号
東京    14時30分発
新大阪    17時00分着
7号車 12番E席
普通車指定席
金額：14,720円
お名前：佐藤 美咲 様`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['のぞみ 225号', 'のぞみ225号', 'のぞみ 225'],
        from: '東京',
        to: '新大阪',
        start: '2026-03-05T14:30',
        end: '2026-03-05T17:00',
        coach: ['7', '7号車'],
        seat: ['12E', '12番E席', '12番E'],
        bookingReference: '2047',
        price: ['14720 JPY', '14720.00 JPY'],
      },
    ],
  },
  {
    name: '公演チケット, ja: 開場 and 開演 in one line, 列 and 番',
    codes: [[0.6]],
    pages: [
      `
# 風のレクイエム
公演日：2026年10月12日(月・祝)
開場 17:30　開演 18:30
会場：みなと文化ホール 大ホール
住所：神奈川県横浜市中区海岸通3-9
座席：1階 15列 22番
券種：S席
料金：8,800円（税込）
申込者：高橋 健太
受付番号：7702194485`,
    ],
    tickets: [
      {
        kind: 'event',
        title: '風のレクイエム',
        venue: ['みなと文化ホール 大ホール', 'みなと文化ホール'],
        start: '2026-10-12T18:30',
        doors: '2026-10-12T17:30',
        row: ['15', '15列'],
        seat: ['22', '22番'],
        price: ['8800 JPY', '8800.00 JPY'],
        bookingReference: '7702194485',
      },
    ],
  },
  {
    name: '승차권, ko: 출발 and 도착 as columns, 호차 and 좌석',
    codes: [[0.2]],
    pages: [
      `
# KTX 승차권
2026년 3월 5일 (목)

출발: 서울        도착: 부산
출발시간: 14:00        도착시간: 16:38
열차: KTX 041
호차: 8호차        좌석: 11A
승객명: 김서연
운임: 59,800원
예약번호: 82026-0305-11942
승차권번호: 30114-0305-10234-07`,
    ],
    tickets: [
      {
        kind: 'train',
        number: ['KTX 041', '041'],
        from: '서울',
        to: '부산',
        start: '2026-03-05T14:00',
        end: '2026-03-05T16:38',
        coach: ['8', '8호차'],
        seat: '11A',
        passenger: '김서연',
        bookingReference: '82026-0305-11942',
        price: ['59800 KRW', '59800.00 KRW'],
      },
    ],
  },
  {
    name: '예매확인서, ko: a musical with 오후 and its seat in words',
    codes: [[0.6]],
    pages: [
      `
# 뮤지컬 달빛정원
공연일시: 2026년 9월 19일(토) 오후 7:00
공연장: 한강아트센터 대극장
주소: 서울특별시 용산구 이촌로 77
좌석: 1층 B구역 7열 14번
티켓금액: 120,000원
예매자: 박지훈
예매번호: T2088417732`,
    ],
    tickets: [
      {
        kind: 'event',
        title: '뮤지컬 달빛정원',
        venue: '한강아트센터 대극장',
        start: '2026-09-19T19:00',
        row: ['7', '7열'],
        seat: ['14', '14번'],
        price: ['120000 KRW', '120000.00 KRW'],
        passenger: '박지훈',
        bookingReference: 'T2088417732',
      },
    ],
  },
  {
    name: '宿泊予約確認書, ja: チェックイン and チェックアウト',
    pages: [
      `
# ご予約確認書
宿泊施設：湯けむりの宿 白樺荘
住所：長野県松本市浅間温泉2-14-1
チェックイン：2026年11月21日(土) 15:00
チェックアウト：2026年11月22日(日) 10:00
宿泊者名：伊藤 直樹
予約番号：RK-55820417
人数：大人2名
合計金額：38,500円`,
    ],
    tickets: [
      {
        kind: 'hotel',
        title: '湯けむりの宿 白樺荘',
        start: ['2026-11-21T15:00', '2026-11-21'],
        end: ['2026-11-22T10:00', '2026-11-22'],
        passenger: '伊藤 直樹',
        bookingReference: 'RK-55820417',
        price: ['38500 JPY', '38500.00 JPY'],
      },
    ],
  },
  {
    name: '고속버스 승차권, ko: a coach with 출발지, 도착지, 승차홈',
    codes: [[0.3]],
    pages: [
      `
# 고속버스 모바일 승차권
출발지: 서울경부
도착지: 강릉
출발일시: 2026.04.11(토) 09:20
승차홈: 6
좌석번호: 15
등급: 우등
요금: 27,900원
예약번호: 2604110077`,
    ],
    tickets: [
      {
        kind: 'bus',
        from: '서울경부',
        to: '강릉',
        start: '2026-04-11T09:20',
        seat: '15',
        platform: '6',
        bookingReference: '2604110077',
        price: ['27900 KRW', '27900.00 KRW'],
      },
    ],
  },
];
