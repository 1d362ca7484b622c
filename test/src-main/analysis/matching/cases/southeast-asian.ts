import { common, type CaseGroup } from './match-case.ts';

/** Thai, Lao, Khmer and Burmese without spaces; Vietnamese, Indonesian, Malay and Filipino in Latin letters. */
export const southeastAsianCases: readonly CaseGroup[] = [
  {
    language: 'Thai',
    cases: [
      ['ฉันใช้ไลน์คุยกับเพื่อน', 'ไลน์', ['ไลน์'], 'a word of its own'],
      ['ซื้อของออนไลน์ได้', 'ไลน์', [], 'part of another word'],
      ['ใช้บิตวาร์เดนดีมาก', 'บิตวาร์เดน', ['บิตวาร์เดน'], 'a long name'],
      ['ลาซาด้าและช้อปปี้เป็นที่นิยม', ['ลาซาด้า', 'ช้อปปี้'], ['ลาซาด้า', 'ช้อปปี้'], 'neighbours without spaces'],
      ['แอปแกร็บใช้ง่าย', 'แกร็บ', ['แกร็บ'], 'a short name'],
      ['ใช้Bitwardenดี', 'Bitwarden', ['Bitwarden'], 'Latin name between Thai letters'],
      ['ธนาคารกสิกรไทยมีแอป', 'กสิกรไทย', ['กสิกรไทย'], 'inside a phrase'],
      ['ไม่พบข้อมูลเกี่ยวกับ Acme', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme ไม่มีแผนฟรี', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Lao',
    cases: [
      ['ໃຊ້ກູເກິນໄດ້', 'ກູເກິນ', ['ກູເກິນ'], 'between Lao letters'],
      ['ແອັບເຟສບຸກດີ', 'ເຟສບຸກ', ['ເຟສບຸກ'], 'between Lao letters'],
      ['ທະນາຄານລາວ', 'ລາວ', ['ລາວ'], 'a word of the dictionary'],
      ['ໃຊ້Bitwardenດີ', 'Bitwarden', ['Bitwarden'], 'Latin name between Lao letters'],
    ],
  },
  {
    language: 'Khmer',
    cases: [
      ['ខ្ញុំប្រើហ្គូហ្គលរាល់ថ្ងៃ', 'ហ្គូហ្គល', ['ហ្គូហ្គល'], 'between Khmer letters'],
      ['ធនាគារអេស៊ីលីដាល្អ', 'អេស៊ីលីដា', ['អេស៊ីលីដា'], 'between Khmer letters'],
      ['ប្រើBitwardenល្អ', 'Bitwarden', ['Bitwarden'], 'Latin name between Khmer letters'],
      ['ខ្ញុំ\u200bប្រើ\u200bវីង\u200bរាល់ថ្ងៃ', 'វីង', ['វីង'], 'zero-width spaces part words'],
    ],
  },
  {
    language: 'Burmese',
    cases: [
      ['ကျွန်တော်ဂူဂဲလ်ကိုသုံးတယ်', 'ဂူဂဲလ်', ['ဂူဂဲလ်'], 'between Burmese letters'],
      ['ဖေ့စ်ဘုတ်မှာ', 'ဖေ့စ်ဘုတ်', ['ဖေ့စ်ဘုတ်'], 'at the start'],
      ['ကေဘီဇက်ဘဏ်သည်', 'ကေဘီဇက်', ['ကေဘီဇက်'], 'before a noun'],
      ['Bitwardenကိုသုံးတယ်', 'Bitwarden', ['Bitwarden'], 'Latin name before Burmese letters'],
      ['ဂူဂယ်', 'ဂူဂ', [], 'a consonant with asat belongs to the syllable before it'],
    ],
  },
  {
    language: 'Vietnamese',
    cases: [
      [
        'Tôi dùng Bitwarden và Điện Máy Xanh.',
        ['Bitwarden', 'Điện Máy Xanh'],
        ['Bitwarden', 'Điện Máy Xanh'],
        'as written',
      ],
      ['dien may xanh', 'Điện Máy Xanh', ['dien may xanh'], 'without diacritics'],
      ['Tôi không tìm thấy thông tin về Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme không xuất hiện trong kết quả.', 'Acme', ['not:Acme'], 'does not appear'],
      ['Acme không có gói miễn phí.', 'Acme', ['Acme'], 'says something of it'],
      ['Không có gì tốt hơn Acme.', 'Acme', ['Acme'], 'praise'],
    ],
  },
  {
    language: 'Indonesian',
    cases: [
      ['Saya memakai Tokopedia, dan Tokopedianya bagus.', 'Tokopedia', ['Tokopedia', 'Tokopedia'], 'enclitic -nya'],
      ['Saya tidak menemukan informasi tentang Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme tidak disebutkan dalam sumber.', 'Acme', ['not:Acme'], 'not mentioned'],
      ['Acme tidak memiliki paket gratis.', 'Acme', ['Acme'], 'says something of it'],
      ['Tidak ada yang lebih baik dari Acme.', 'Acme', ['Acme'], 'praise'],
      ['Senin adalah hari pertama.', common('Senin'), [], 'start of a sentence'],
    ],
  },
  {
    language: 'Malay',
    cases: [
      ['Saya tidak menemui maklumat mengenai Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Maybank ialah bank terbesar.', 'Maybank', ['Maybank'], 'as written'],
      ['Pembungkusan', 'Bungkus', [], 'inside an affixed word'],
    ],
  },
  {
    language: 'Filipino',
    cases: [
      ['Ang GCash ay para sa mga Pilipino.', 'GCash', ['GCash'], 'as written'],
      ['Wala akong nahanap na impormasyon tungkol sa Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Walang libreng plan ang Acme.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Swahili',
    cases: [
      ['Ninatumia M-Pesa, na MPesa ni nzuri.', 'M-Pesa', ['M-Pesa', 'MPesa'], 'the dash may go'],
      ['Sikupata taarifa kuhusu Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme haina mpango wa bure.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
];
