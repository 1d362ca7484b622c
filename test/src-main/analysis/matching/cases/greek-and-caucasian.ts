import type { CaseGroup } from './match-case.ts';

/** Greek, Georgian, Armenian, and Tajik with its Persian endings in Cyrillic letters. */
export const greekAndCaucasianCases: readonly CaseGroup[] = [
  {
    language: 'Greek',
    cases: [
      ['Ο Κωτσόβολος και του Κωτσόβολου', 'Κωτσόβολος', ['Κωτσόβολος', 'Κωτσόβολου'], 'genitive in -ου'],
      ['ΚΩΤΣΟΒΟΛΟΣ', 'Κωτσόβολος', ['ΚΩΤΣΟΒΟΛΟΣ'], 'final sigma and capitals'],
      ['Κωτσοβολος χωρίς τόνο', 'Κωτσόβολος', ['Κωτσοβολος'], 'accents are folded'],
      ['Η Εθνική και της Εθνικής', 'Εθνική', ['Εθνική', 'Εθνικής'], 'genitive in -ης'],
      ['Χρησιμοποιώ το Bitwarden.', 'Bitwarden', ['Bitwarden'], 'Latin name'],
      ['Δεν βρήκα πληροφορίες για την Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Η Acme δεν αναφέρεται στις πηγές.', 'Acme', ['not:Acme'], 'not mentioned'],
      ['Η Acme δεν είναι φθηνή.', 'Acme', ['Acme'], 'says something of it'],
      ['Κουτιά', 'Κουτ', [], 'part of a word'],
    ],
  },
  {
    language: 'Georgian',
    cases: [
      ['გუგლი საძიებო სისტემაა და გუგლის ფასი კარგია.', 'გუგლი', ['გუგლი', 'გუგლი'], 'genitive -ს'],
      ['გუგლში და გუგლზე', 'გუგლი', ['გუგლში', 'გუგლზე'], 'postpositions'],
      ['ვიყენებ Bitwarden-ს და Bitwardenს', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'Georgian ending on a Latin name'],
      ['ᲒᲣᲒᲚᲘ', 'გუგლი', ['ᲒᲣᲒᲚᲘ'], 'Mtavruli capitals'],
      ['თიბისის ბანკი', 'თიბისი', ['თიბისი'], 'genitive'],
    ],
  },
  {
    language: 'Armenian',
    cases: [
      ['Գուգլը լավն է, Գուգլի գինը նույնպես։', 'Գուգլ', ['Գուգլ', 'Գուգլ'], 'article and genitive'],
      ['ԳՈՒԳԼ և գուգլ', 'Գուգլ', ['ԳՈՒԳԼ', 'գուգլ'], 'case is folded'],
      [
        'Օգտագործում եմ Bitwarden-ը և Bitwardenը։',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'Armenian article on a Latin name',
      ],
      ['Գուգլականներ', 'Գուգլ', [], 'another word'],
    ],
  },
  {
    language: 'Tajik',
    cases: [
      ['Ман Гуглро истифода мебарам ва нархи Гугл хуб аст.', 'Гугл', ['Гугл', 'Гугл'], 'object marker'],
      ['Барномаи Bitwarden хуб аст.', 'Bitwarden', ['Bitwarden'], 'Latin name'],
    ],
  },
];
