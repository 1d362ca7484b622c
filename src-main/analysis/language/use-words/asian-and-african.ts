import type { UseWords } from './use-words.ts';

/** Indonesian, Malay, Filipino, Vietnamese, Swahili, Korean, and the languages written without spaces. */
export const asianAndAfricanUseWords: Readonly<Record<string, UseWords>> = {
  id: {
    kinds:
      'aplikasi akun kartu toko gerai supermarket minimarket jaringan merek brand perusahaan grup bank asuransi maskapai operator penyedia platform situs website buletin langganan paket tarif layanan produk model ponsel hp laptop mobil motor mesin bir koran majalah surat pelanggan pengguna saham laba pendiri restoran hotel apotek gerainya dompet e-wallet kopi mi',
    trade:
      'beli membeli dibeli jual menjual dijual harga harganya murah termurah mahal diskon promo penawaran pengiriman kirim ongkir pesan memesan langganan gratis bulan bulanan biaya pelanggan pengguna ulasan merek perusahaan pesaing alternatif bandingkan perbandingan pasar toko online daring aplikasi bayar pembayaran rekomendasi rupiah rp cashback populer terpopuler dicari belanja',
    verbs:
      'menawarkan menjual meluncurkan mengumumkan membuka menyediakan menerima memberikan mencatat mengenakan merilis juga',
    people:
      'pak bapak bu ibu tuan nyonya dr dokter profesor raja ratu pangeran presiden menteri jenderal paman bibi kakak adik saudara ayah anak tetangga teman penyair pelukis penyanyi aktor aktris sutradara penulis pemain pelatih',
    places:
      'jalan jl alun sungai danau pulau gunung lembah kota desa kabupaten provinsi daerah taman jembatan masjid gereja hutan pantai sinar',
    determiners:
      'ini itu sebuah seorang suatu setiap semua beberapa banyak dua tiga empat lima satu saya anda dia mereka',
  },
  ms: {
    kinds:
      'aplikasi akaun kad kedai pasar raya pasaraya rangkaian jenama syarikat kumpulan bank insurans syarikat penerbangan operator penyedia platform laman web langganan pakej pelan tarif perkhidmatan produk model telefon komputer kereta motosikal bir akhbar majalah pelanggan pengguna saham keuntungan pengasas restoran hotel farmasi dompet',
    trade:
      'beli membeli dibeli jual menjual dijual harga murah termurah mahal diskaun promosi tawaran penghantaran hantar pesan langganan percuma bulan bulanan yuran bayaran pelanggan pengguna ulasan jenama syarikat pesaing alternatif bandingkan perbandingan pasaran kedai dalam talian aplikasi bayar cadangan ringgit rm popular',
    verbs:
      'menawarkan menjual melancarkan mengumumkan membuka menyediakan menerima memberikan mencatatkan mengenakan juga',
    people:
      'encik puan cik tuan dr doktor profesor raja ratu sultan presiden menteri jeneral pakcik makcik abang kakak adik bapa ibu anak jiran kawan penyair pelukis penyanyi pelakon pengarah penulis pemain jurulatih',
    places:
      'jalan lorong dataran sungai tasik pulau gunung lembah bandar kampung daerah negeri kawasan taman jambatan masjid gereja hutan pantai',
    determiners:
      'ini itu sebuah seorang suatu setiap semua beberapa banyak dua tiga empat lima satu saya anda dia mereka',
  },
  fil: {
    kinds:
      'app account card tindahan store supermarket tatak brand kumpanya bangko insurance airline operator provider platform website subscription plan serbisyo produkto modelo telepono cellphone laptop kotse sasakyan beer diyaryo magasin customer user restawran hotel botika sangay',
    trade:
      'bumili bilhin binibili benta ibinebenta presyo mura mas-mura mahal diskwento promo alok delivery padala order libre buwan buwanang bayad customer review tatak kumpanya kakumpitensya alternatibo ihambing paghambingin merkado tindahan online app pagbabayad piso php sikat',
    verbs: 'nag-aalok may mayroon nagbebenta naglunsad inanunsyo nagbukas nagbibigay tumatanggap',
    people:
      'ginoo gng ginang binibini g dr doktor propesor hari reyna pangulo ministro heneral tito tita tiyo tiya kuya ate kapatid ina ama nanay tatay anak kapitbahay kaibigan makata pintor mang-aawit aktor aktres direktor manunulat manlalaro',
    places:
      'kalye daan abenida plaza ilog lawa isla bundok lambak lungsod bayan lalawigan distrito parke tulay simbahan gubat dalampasigan',
    determiners:
      'ang mga isang ito iyan iyon ko mo niya namin natin bawat lahat ilang marami dalawang tatlong apat limang',
  },
  vi: {
    kinds:
      'ứng_dụng app tài_khoản thẻ cửa_hàng siêu_thị chuỗi thương_hiệu hãng công_ty tập_đoàn ngân_hàng bảo_hiểm hàng_không nhà_mạng nền_tảng sàn trang_web website gói gói_cước dịch_vụ sản_phẩm điện_thoại laptop ô_tô xe_máy bia tạp_chí khách_hàng người_dùng cổ_phiếu doanh_thu nhà_hàng khách_sạn nhà_thuốc taxi ví nhãn_hiệu tờ báo mạng hệ_thống',
    trade:
      'mua bán giá giá_rẻ đắt giảm_giá khuyến_mãi ưu_đãi giao_hàng vận_chuyển đặt_hàng miễn_phí mỗi_tháng khách người_dùng đánh_giá thương_hiệu công_ty đối_thủ lựa_chọn so_sánh thị_trường cửa_hàng trực_tuyến online ứng_dụng thanh_toán đồng mã hoàn_tiền tải gọi',
    verbs: 'cung_cấp ra_mắt công_bố khai_trương bán',
    people:
      'ông bà anh chị cô chú bác tiến_sĩ giáo_sư vua hoàng_hậu chủ_tịch tổng_thống bộ_trưởng tướng cậu hàng_xóm nhà_thơ họa_sĩ ca_sĩ diễn_viên đạo_diễn nhà_văn cầu_thủ huấn_luyện_viên',
    places:
      'đường phố quảng_trường sông hồ đảo núi thung_lũng thành_phố làng xã huyện quận tỉnh công_viên cầu nhà_thờ rừng biển',
    determiners: 'một hai ba bốn năm cái con chiếc này kia đó ấy các những mọi mỗi nhiều vài để sự đã',
  },
  sw: {
    kinds:
      'programu akaunti kadi duka maduka supamaketi mtandao chapa kampuni benki bima ndege mtoa jukwaa tovuti usajili kifurushi vifurushi mpango huduma bidhaa modeli simu kompyuta gari magari bia gazeti jarida mteja wateja watumiaji hisa faida mgahawa hoteli dawa',
    trade:
      'nunua kununua uza kuuza bei gharama nafuu ghali punguzo ofa usafirishaji agiza kuagiza bure mwezi ada wateja watumiaji maoni chapa kampuni washindani mbadala linganisha soko duka mtandaoni programu malipo pendekeza shilingi',
    verbs: 'inatoa ilitoa ina ilikuwa inaweza inauza iliuza ilizindua ilitangaza ilifungua inakubali hutoa huuza',
    people:
      'bwana bi bibi daktari profesa mfalme malkia rais waziri jenerali mjomba shangazi kaka dada mama baba mtoto jirani rafiki mshairi mchoraji mwimbaji mwigizaji mwandishi mchezaji kocha mtakatifu',
    places:
      'barabara mtaa uwanja mto ziwa kisiwa mlima bonde mji jiji kijiji mkoa wilaya hifadhi daraja msikiti kanisa msitu pwani',
    determiners:
      'huyu hii hiki hili hawa hizi yule ile wangu yangu wako yako wake yake wetu yetu kila moja mbili tatu nne tano wengi nyingi baadhi',
  },
  ko: {
    kinds:
      '앱 어플* 계정 통장 카드* 매장* 가게 마트 슈퍼 대형마트 편의점 체인* 브랜드* 회사* 기업* 그룹* 은행* 시중은행* 보험* 항공* 통신사* 플랫폼* 사이트* 홈페이지 구독* 요금제* 서비스* 제품* 모델* 폰 스마트폰* 노트북* 자동차* 차량* 세탁기* 냉장고* 맥주* 신문* 잡지* 고객* 이용자* 사용자* 주가* 주식* 매출* 영업이익* 창업자* 식당 호텔* 약국 쇼핑몰* 마켓* 페이 증권* 예금* 대출* 라면* 우유* 샴푸* 크림*',
    trade:
      '구매* 구입* 판매* 가격* 저렴* 싼 싸* 비싸* 비싼 할인* 행사* 혜택* 배송* 배달* 주문* 구독* 무료* 월 요금* 수수료* 고객* 이용* 후기* 브랜드* 회사* 경쟁* 대안* 비교* 시장* 점유율* 매장* 온라인* 앱* 결제* 추천* 원 금리* 연 거래* 중고* 인기* 쿠폰* 적립* 포인트* 출시* 설치* 수수료 금리 예금 대출 계좌 보험 배송 배달 쿠폰 할인 적립 포인트 환불 교환 후기 리뷰 예약 숙소 요금제 데이터 통신 연비 옵션 보증 배터리 화면 성능 가성비 매장 지점 회원 멤버십 구독 월정액 출시 매출 시세 거래 직거래 중고 판매 구매 주문 결제 카드 앱 사이트 이용 저렴 비싸 인기 추천 비교 브랜드 팔렸 팔려 팔면 사면 샀',
    verbs: '출시* 발표* 제공* 판매* 운영* 인수* 공개* 도입* 지원* 밝혔* 출시 발표 제공 판매 인수 도입 인상 인하',
    people:
      '씨 님 선생* 박사 교수 왕 여왕 왕자 공주 대통령 장관 장군 삼촌 이모 고모 형 누나 오빠 언니 동생 어머니 아버지 엄마 아빠 아들 딸 이웃 친구 시인* 화가* 가수* 배우* 감독* 작가* 선수* 코치',
    places: '거리 길 대로 광장 강 호수 섬 산 계곡 도시 시 마을 군 구 동 도 지역 공원 다리 교회 숲 해변',
    determiners: '이 그 저 내 네 우리 제 그의 그녀의 모든 각 두 세 네 다섯 여러 많은 한 어떤 어느',
  },
  ja: {
    kinds:
      'アプリ アカウント 口座 カード 店 店舗 ストア ショップ スーパー コンビニ チェーン ブランド 会社 企業 グループ 銀行 保険 証券 航空 キャリア プラットフォーム サイト 通販 サブスク プラン 料金 サービス 製品 商品 モデル スマホ スマートフォン 携帯 パソコン 自動車 ビール 新聞 雑誌 顧客 会員 ユーザー 株価 株式 売上 利益 社長 創業 レストラン ホテル 薬局 市場 モバイル ペイ 洗濯機 冷蔵庫 掃除機 化粧品 シャンプー メーカー 会員登録 公式 プライベートブランド 電機 飲料 食品 株',
    trade:
      '購入 買 販売 売 価格 値段 安い 安価 手ごろ 手頃 高い 割引 セール キャンペーン 配送 送料 注文 無料 月額 手数料 円 顧客 利用者 口コミ 評判 ブランド 競合 比較 市場 シェア 店舗 ネット通販 オンライン アプリ 支払 決済 おすすめ お得 ポイント 還元 人気 大手 営業 サービス 便利 まとめ買い 金利 預金 口座 保険 契約 在庫 通販 返品 保証 会員 クーポン 新商品 発売 売上 業績 燃費 乗り心地 充電 画質 性能 機能 定番 銘柄 辛口 業界 各社 駐車場 開店 閉店 深夜 運賃 便 路線 通信 回線 料金 プラン 契約者 印刷 インク 替え芯 炊飯器 家電 メーカー 買う 買え 買っ 使い 使える',
    verbs: ' 発表 発売 提供 販売 運営 展開 値上げ 値下げ 導入 開始 報じ 伝え 買収 出店',
    people:
      'さん 氏 様 君 先生 博士 教授 王 女王 王子 大統領 大臣 将軍 叔父 叔母 兄 弟 姉 妹 母 父 息子 娘 友人 詩人 画家 歌手 俳優 女優 監督 作家 選手 コーチ',
    places: '通り 広場 川 湖 島 山 谷 市 町 村 県 区 公園 橋 教会 森 海岸',
    determiners: '',
  },
  zh: {
    kinds:
      '应用 软件 客户端 账户 账号 卡 信用卡 店 门店 商店 商城 超市 连锁 品牌 公司 企业 集团 银行 保险 证券 航空 运营商 平台 网站 官网 订阅 会员 套餐 资费 服务 产品 型号 手机 电脑 笔记本 汽车 轿车 电动车 洗衣机 冰箱 空调 电视 电饭煲 扫地机器人 扫地机 耳机 手表 平板 手环 充电器 啤酒 报纸 杂志 客户 用户 股价 股票 股份 营收 利润 创始人 餐厅 酒店 药店 旗舰店 专卖店 售后 新款 生态链 應用 軟體 帳戶 門市 商店 超市 連鎖 品牌 公司 銀行 保險 平台 網站 訂閱 會員 方案 服務 產品 手機 電腦 筆電 汽車 洗衣機 冰箱 冷氣 電視 啤酒 客戶 用戶 股價 營收 系列 机型',
    trade:
      '购买 买 销售 卖 出售 价格 售价 价钱 便宜 实惠 贵 折扣 优惠 促销 配送 发货 快递 订单 下单 免费 每月 月费 手续费 元 块钱 客户 用户 评价 口碑 品牌 竞争 替代 对比 比较 市场 份额 门店 网购 线上 在线 支付 分期 推荐 性价比 网点 国产 旗舰 续航 预算 購買 買 銷售 賣 價格 售價 便宜 優惠 折扣 配送 訂單 免費 每月 手續費 客戶 評價 比較 市場 推薦 油耗 屏幕 拍照 交付 充电 车型 骑手 外卖 会员 积分 红包 满减 包邮 退货 售后 保修 销量 上市 发布 新款 成交价 报价 利率 存款 贷款 保险 理赔 流量 话费 套餐 航班 机票 票价 评测 功能 系统 续费 客服 官网 物流 静音 空调 冰箱 洗衣机 电视 冰柜 排行 购物 平台 增程 智驾 像素 处理器',
    verbs:
      '发布 推出 宣布 表示 提供 支持 采用 上市 收购 發布 推出 宣布 提供 支援 採用 上架 下架 涨价 降价 收取 开通 称 披露 报道 投资 上线 回应 主打 卖',
    people:
      '先生 女士 小姐 博士 教授 国王 女王 王子 公主 总统 部长 将军 叔叔 阿姨 舅舅 哥哥 弟弟 姐姐 妹妹 妈妈 爸爸 儿子 女儿 邻居 朋友 诗人 画家 歌手 演员 导演 作家 球员 教练 同学 老师',
    places: '路 街 大道 广场 河 湖 岛 山 谷 市 镇 村 县 区 省 公园 桥 教堂 森林 海滩',
    determiners: '一个 这个 那个 几个 每个 一颗 一只 一碗 一斤 两个 三个',
  },
  th: {
    kinds:
      'แอป แอพ แอปพลิเคชัน บัญชี บัตร ร้าน ห้าง ซูเปอร์มาร์เก็ต สาขา แบรนด์ ยี่ห้อ บริษัท กลุ่ม ธนาคาร ประกัน สายการบิน ค่าย ผู้ให้บริการ แพลตฟอร์ม เว็บไซต์ สมาชิก แพ็กเกจ โปร บริการ สินค้า ผลิตภัณฑ์ รุ่น มือถือ โทรศัพท์ โน้ตบุ๊ก รถยนต์ รถ เครื่องซักผ้า เบียร์ สุรา เหล้า น้ำดื่ม หนังสือพิมพ์ นิตยสาร ลูกค้า ผู้ใช้ หุ้น รายได้ กำไร ผู้ก่อตั้ง ร้านอาหาร โรงแรม ร้านขายยา บะหมี่ กาแฟ สบู่ แชมพู ซิม เน็ต',
    trade:
      'ซื้อ ขาย ราคา ถูก แพง ส่วนลด ลดราคา โปรโมชั่น จัดส่ง สั่งซื้อ สั่ง ฟรี ต่อเดือน รายเดือน ค่าธรรมเนียม ลูกค้า ผู้ใช้ รีวิว แบรนด์ ยี่ห้อ คู่แข่ง ทางเลือก เปรียบเทียบ ตลาด ออนไลน์ แอป จ่าย ชำระ แนะนำ บาท นิยม ฝาก ดอกเบี้ย แอลกอฮอล์ เงินฝาก สินเชื่อ บัญชี ประกัน ค่าส่ง คืนสินค้า คะแนน แต้ม คูปอง โปร ถูกกว่า แพ็กเกจ เน็ต สัญญาณ รุ่น สเปก แบตเตอรี่ รับประกัน สาขา หน้าร้าน สมาชิก ยอดขาย เปิดบัญชี ตั๋ว เที่ยวบิน สายการบิน ขวด กระป๋อง ซอง รสชาติ สูตร รายงาน พาดหัว สำนักข่าว นักข่าว',
    verbs: 'เปิดตัว ประกาศ ให้บริการ จำหน่าย วางขาย รายงาน ขาย ผลิต ให้ ลดราคา ขึ้นราคา เสนอ',
    people:
      'นาย นาง นางสาว คุณ ดร. ศาสตราจารย์ พระราชา ราชินี ประธานาธิบดี รัฐมนตรี นายพล ลุง ป้า น้า อา พี่ชาย พี่สาว น้องชาย แม่ พ่อ ลูกชาย ลูกสาว เพื่อน กวี จิตรกร นักร้อง นักแสดง ผู้กำกับ นักเขียน นักเตะ โค้ช',
    places: 'ถนน ซอย แม่น้ำ ทะเลสาบ เกาะ ภูเขา หุบเขา เมือง หมู่บ้าน อำเภอ จังหวัด สวนสาธารณะ สะพาน โบสถ์ ป่า หาด ปาง',
    determiners: 'ตัว เชือก ฝูง ใบ ลูก',
  },
  lo: {
    kinds:
      'ແອັບ ບັນຊີ ບັດ ຮ້ານ ສາຂາ ຍີ່ຫໍ້ ບໍລິສັດ ທະນາຄານ ປະກັນໄພ ສາຍການບິນ ແພລັດຟອມ ເວັບໄຊ ແພັກເກັດ ບໍລິການ ສິນຄ້າ ຜະລິດຕະພັນ ລຸ້ນ ໂທລະສັບ ລົດ ເບຍ ໜັງສືພິມ ລູກຄ້າ ຮ້ານອາຫານ ໂຮງແຮມ',
    trade: 'ຊື້ ຂາຍ ລາຄາ ຖືກ ແພງ ສ່ວນຫຼຸດ ໂປຣໂມຊັ່ນ ຈັດສົ່ງ ສັ່ງ ຟຣີ ຕໍ່ເດືອນ ລູກຄ້າ ຍີ່ຫໍ້ ຄູ່ແຂ່ງ ປຽບທຽບ ຕະຫຼາດ ອອນລາຍ ຈ່າຍ ແນະນຳ ກີບ ນິຍົມ',
    verbs: 'ເປີດຕົວ ປະກາດ ໃຫ້ບໍລິການ',
    people: 'ທ່ານ ນາງ ທ້າວ ລຸງ ປ້າ ອ້າຍ ເອື້ອຍ ນ້ອງ ແມ່ ພໍ່',
    places: 'ຖະໜົນ ແມ່ນ້ຳ ເກາະ ພູ ເມືອງ ບ້ານ ແຂວງ',
    determiners: 'ໂຕ ໜ່ວຍ',
  },
  km: {
    kinds:
      'កម្មវិធី គណនី កាត ហាង សាខា ម៉ាក ក្រុមហ៊ុន ធនាគារ ធានារ៉ាប់រង អាកាសចរណ៍ វេទិកា គេហទំព័រ កញ្ចប់ សេវា ផលិតផល ម៉ូដែល ទូរស័ព្ទ រថយន្ត ឡាន ស្រាបៀរ កាសែត អតិថិជន ភោជនីយដ្ឋាន សណ្ឋាគារ',
    trade:
      'ទិញ លក់ តម្លៃ ថោក ថ្លៃ បញ្ចុះតម្លៃ ប្រូម៉ូសិន ដឹកជញ្ជូន កុម្ម៉ង់ ឥតគិតថ្លៃ ប្រចាំខែ អតិថិជន ម៉ាក គូប្រជែង ប្រៀបធៀប ទីផ្សារ អនឡាញ ទូទាត់ ណែនាំ រៀល ដុល្លារ ពេញនិយម',
    verbs: 'ប្រកាស ផ្តល់ ដាក់លក់',
    people: 'លោក លោកស្រី អ្នកស្រី ពូ មីង បង ប្អូន ម្តាយ ឪពុក',
    places: 'ផ្លូវ ទន្លេ កោះ ភ្នំ ទីក្រុង ភូមិ ស្រុក ខេត្ត',
    determiners: 'ក្បាល',
  },
  my: {
    kinds:
      'အက်ပ် အကောင့် ကတ် ဆိုင် ဆိုင်ခွဲ အမှတ်တံဆိပ် ကုမ္ပဏီ ဘဏ် အာမခံ လေကြောင်း ပလက်ဖောင်း ဝဘ်ဆိုက် ပက်ကေ့ ဝန်ဆောင်မှု ထုတ်ကုန် မော်ဒယ် ဖုန်း ကား ဘီယာ သတင်းစာ ဖောက်သည် စားသောက်ဆိုင် ဟိုတယ်',
    trade:
      'ဝယ် ရောင်း ဈေးနှုန်း စျေး ဈေးချို လျှော့ဈေး ပရိုမိုးရှင်း ပို့ဆောင် မှာယူ အခမဲ့ လစဉ် ဖောက်သည် အမှတ်တံဆိပ် ပြိုင်ဘက် နှိုင်းယှဉ် စျေးကွက် အွန်လိုင်း ငွေပေး အကြံပြု ကျပ်',
    verbs: 'မိတ်ဆက် ကြေညာ',
    people: 'ဦး ဒေါ် ကို မောင် မ ဒေါက်တာ',
    places: 'လမ်း မြစ် ကန် ကျွန်း တောင် မြို့ ရွာ ခရိုင်',
    determiners: 'ကောင်',
  },
};
