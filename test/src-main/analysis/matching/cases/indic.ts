import type { CaseGroup } from './match-case.ts';

/** Hindi, Bengali and Sinhala: vowel signs are letters, endings are attached. */
export const indicCases: readonly CaseGroup[] = [
  {
    language: 'Hindi',
    cases: [
      ['मैं गूगल का उपयोग करता हूँ।', 'गूगल', ['गूगल'], 'postposition apart'],
      ['फ्लिपकार्ट और फ़्लिपकार्ट', 'फ्लिपकार्ट', ['फ्लिपकार्ट', 'फ़्लिपकार्ट'], 'the nukta of foreign sounds may be left out'],
      ['टाटा अच्छा है, टाटानगर शहर है।', 'टाटा', ['टाटा'], 'part of a longer word'],
      ['जियो।', 'जियो', ['जियो'], 'a danda is an edge'],
      ['जियोमार्ट', 'जियो', [], 'part of a longer word'],
      ['गूगला', 'गूगल', [], 'a vowel sign makes another word'],
      ['Bitwarden का प्लान', 'Bitwarden', ['Bitwarden'], 'Latin name'],
      ['Bitwardenका', 'Bitwarden', ['Bitwarden'], 'another script is an edge'],
      ['मुझे Acme के बारे में कोई जानकारी नहीं मिली।', 'Acme', ['not:Acme'], 'nothing known'],
      ['स्रोतों में Acme का कोई उल्लेख नहीं है।', 'Acme', ['not:Acme'], 'no mention'],
      ['Acme का कोई मुफ़्त प्लान नहीं है।', 'Acme', ['Acme'], 'says something of it'],
      ['Acme से बेहतर कोई टूल नहीं है।', 'Acme', ['Acme'], 'praise'],
      ['Acme सस्ता नहीं है।', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Bengali',
    cases: [
      ['আমি গুগলের সেবা ব্যবহার করি।', 'গুগল', ['গুগল'], 'genitive'],
      ['গুগলকে, গুগলে, গুগল', 'গুগল', ['গুগল', 'গুগল', 'গুগল'], 'object and locative'],
      ['বিকাশের অ্যাপ', 'বিকাশ', ['বিকাশ'], 'genitive'],
      ['দারাজ।', 'দারাজ', ['দারাজ'], 'a danda is an edge'],
      ['মহাবিকাশ', 'বিকাশ', [], 'part of a longer word'],
      ['Acme সম্পর্কে কোনো তথ্য পাওয়া যায়নি।', 'Acme', ['not:Acme'], 'nothing known'],
      ['আমি Acme সম্পর্কে কোনো তথ্য খুঁজে পাইনি।', 'Acme', ['not:Acme'], 'nothing found'],
      ['Acme এর কোনো ফ্রি প্ল্যান নেই।', 'Acme', ['Acme'], 'says something of it'],
      ['Acme সস্তা নয়।', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Sinhala',
    cases: [
      ['මම ගූගල් භාවිතා කරමි.', 'ගූගල්', ['ගූගල්'], 'as written'],
      ['ගූගල්හි සේවාව', 'ගූගල්', ['ගූගල්'], 'locative'],
      ['ඩයලොග්ගේ මිල', 'ඩයලොග්', ['ඩයලොග්'], 'genitive'],
      ['ගූගලයේ', 'ගූගල්', ['ගූගලයේ'], 'the hal sign gives way to the ending'],
      ['Bitwarden හි මිල', 'Bitwarden', ['Bitwarden'], 'Latin name'],
    ],
  },
];
