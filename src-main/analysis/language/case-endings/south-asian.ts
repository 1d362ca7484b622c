import { chain, type EndingTable } from './ending-table.ts';

const bengaliCases = 'র ের য়ের এর কে রকে েরকে তে েতে ে এ য় য়ে রা েরা য়েরা দের েদের য়েদের দেরকে থেকে';
const tamilClitics = '- யே ேயே ும் யும் தான்';
const tamilCases = chain(
  'ில் ின் ை ுக்கு ுக்கும் ால் ிடம் ிடமிருந்து ிலிருந்து ோடு ுடன் ும் ிலும் ின்போது ே ா ில ைப் ைக் ைத் ைச் ுக்கான ிலுள்ள ினால் ாக ான',
  tamilClitics,
);
const glided = chain('வில் வின் வை வுக்கு வால் விடம் விலிருந்து வோடு வுடன் வும் விலும் வே வா வைப் வைக் வைத் வைச் வுக்கான', tamilClitics);
const malayalamCases = 'ിൽ ിന്റെ ിന് ിനെ ിനു ിലെ ിലും ിലൂടെ ിനും ിലേക്ക് ിൽനിന്ന് ും ാണ് ോ ിനോട് ിനേക്കാൾ';

/**
 * Languages of South Asia that attach case markers to the word. A final virama is lost before a vowel sign; between vowels
 * there is a glide.
 */
export const southAsianEndings = (): readonly EndingTable[] => [
  {
    // Thompson, Bengali: A Comprehensive Grammar (2020): classifiers, case endings, the clitics -ই and -ও.
    language: 'bn',
    groups: [
      {
        endings: [
          chain(bengaliCases, '- ও ই'),
          chain('টি টা টির টার গুলো গুলি গুলোর গুলির খানা', '- কে তে র য় ই ও'),
          'ও ই ভিত্তিক সহ ের ই েই',
        ].join(' '),
      },
    ],
  },
  {
    // Gair and Paolillo, Sinhala (1997): a final hal kirima is lost before vowel signs.
    language: 'si',
    groups: [
      { endings: 'ගේ ට යේ ය යට යෙන් යි වල වලට වලින් හි ත් ව ද ම ක් වෙත මත විසින් මගින් යෙහි වේ වෙන්' },
      { replaces: '්', endings: 'ය යේ යට යෙන් ේ ෙන් ට හි ගේ වල වලට වලින් ද ක්' },
    ],
  },
  // McGregor, Outline of Hindi Grammar (1995): postpositions are separate words; the oblique plural is attached.
  { language: 'hi', groups: [{ endings: 'ों ें ओं' }] },
  // Dhongde and Wali, Marathi (2009): postpositions are attached.
  {
    language: 'mr',
    groups: [
      {
        endings: chain('- ा', 'चा ची चे च्या ने ला मध्ये वर वरून हून शी साठी कडे कडून पेक्षा प्रमाणे सह मधील मधून बद्दल द्वारे'),
      },
    ],
  },
  // Acharya, A Descriptive Grammar of Nepali (1991).
  { language: 'ne', groups: [{ endings: 'को का की मा ले लाई बाट सँग देखि हरू हरूको हरूमा भन्दा सम्म द्वारा कै मै' }] },
  // Cardona, A Gujarati Reference Grammar (1965).
  { language: 'gu', groups: [{ endings: 'નો ની નું ના ને માં થી એ પર માંથી નાં નાથી વાળા ઓ ઓમાં' }] },
  {
    // Lehmann, A Grammar of Modern Tamil (1989).
    language: 'ta',
    groups: [
      { replaces: '்', endings: tamilCases },
      { replaces: 'ு', endings: tamilCases },
      // A stop doubles before the vowel sign: கார்ட், கார்ட்டில்.
      { replaces: 'ட்', endings: chain('ட்ட', tamilCases) },
      { replaces: 'டு', endings: chain('ட்ட', tamilCases) },
      { replaces: 'று', endings: chain('ற்ற', tamilCases) },
      { replaces: 'ம்', endings: chain('த்த', tamilCases) },
      { replaces: 'ல்', endings: chain('ல்ல', tamilCases) },
      { replaces: 'ள்', endings: chain('ள்ள', tamilCases) },
      { replaces: 'ன்', endings: chain('ன்ன', tamilCases) },
      { replaces: 'ண்', endings: chain('ண்ண', tamilCases) },
      { replaces: 'க்', endings: chain('க்க', tamilCases) },
      { replaces: 'ப்', endings: chain('ப்ப', tamilCases) },
      {
        endings: `${glided} ${glided.replaceAll(/(?<= |^)வ/gu, 'ய')} க்கு க்கும் யைப் யைக் க்கான கள் களில் களை களின் களுக்கு`,
      },
    ],
  },
  {
    // Krishnamurti and Gwynn, A Grammar of Modern Telugu (1985).
    language: 'te',
    groups: [
      { endings: 'లో లోని లోనూ ను ని కు కి తో నుండి నుంచి ల లు లను లకు లలో లతో ది కన్నా కంటే పై యొక్క లోకి ద్వారా కోసం' },
      { replaces: '్', endings: '‌లో ‌ను ‌కు ‌తో ులో ును ుకు ుతో ు ుల ులు' },
    ],
  },
  {
    // Sridhar, Kannada (1990).
    language: 'kn',
    groups: [
      {
        endings: 'ನಲ್ಲಿ ದಲ್ಲಿ ಯಲ್ಲಿ ವಿನಲ್ಲಿ ಗೆ ಕ್ಕೆ ನ್ನು ಅನ್ನು ಯನ್ನು ವನ್ನು ನ ದ ಯ ವಿನ ನಿಂದ ದಿಂದ ಯಿಂದ ಗಳು ಗಳ ಗಳಲ್ಲಿ ಗಳನ್ನು ಗಿಂತ ಕ್ಕಿಂತ ೂ',
      },
      { replaces: '್', endings: '‌ನಲ್ಲಿ ‌ಗೆ ‌ನ ‌ನಿಂದ ‌ಗಿಂತ ‌ಅನ್ನು ಿನ ಿನಲ್ಲಿ ಿಗೆ ಿನಿಂದ ಅನ್ನು' },
    ],
  },
  {
    // Asher and Kumari, Malayalam (1997).
    language: 'ml',
    groups: [
      { endings: 'യുടെ യിൽ യെ യ്ക്ക് ക്ക് യും യോട് യിലെ യിലും യാണ് യേക്കാൾ വിന്റെ വിൽ വിന് വും വിനെ വാണ് ന്റെ കൾ കളിൽ കളുടെ കളെ' },
      { replaces: '്', endings: malayalamCases },
      { replaces: 'ൻ', endings: chain('ന', malayalamCases) },
      { replaces: 'ൽ', endings: chain('ല', malayalamCases) },
      { replaces: 'ർ', endings: chain('റ', malayalamCases) },
      { replaces: 'ം', endings: chain('ത്ത', malayalamCases) },
    ],
  },
];
