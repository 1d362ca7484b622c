import { chain, type EndingGroup, type EndingTable } from './ending-table.ts';

const finnishClitics = '- kin kaan kään ko kö han hän pa pä';
const finnishPlural = 'issa issä ista istä illa illä ille ilta iltä iksi ina inä';

/** Finnish endings that close the syllable before them, so that its stop becomes weak: Marimekko, Marimekon. */
const finnishClosing = chain('n t ssa ssä sta stä lla llä lle lta ltä ksi tta ttä', finnishClitics);
const finnishGrades = 'kk:k pp:p tt:t nt:nn nk:ng mp:mm lt:ll rt:rr t:d p:v';

/** Finnish names whose last stop becomes weak before an ending that closes the syllable. */
function finnishGradation(): EndingGroup[] {
  return finnishGrades.split(' ').flatMap((grade) => {
    const [strong = '', weak = ''] = grade.split(':');
    return ['a', 'e', 'i', 'o', 'u', 'y'].map((vowel) => ({
      replaces: strong + vowel,
      endings: chain(`${weak}${vowel}`, finnishClosing),
    }));
  });
}

/** Estonian genitive stems: their last vowel takes every ending. */
const estonianCases = 'sse s st le l lt ks ni na ta ga t d de del dele dega dest des tega tele test tes';
const estonianStem = (stem: string): string => chain(stem, `- ${estonianCases}`, '- gi ki');

const hungarianCases = 'nak nek ban ben ba be ból ből ra re ról ről nál nél hoz hez höz tól től ért ig ként val vel t';

/** Agglutinating languages of the Uralic family: cases are appended to the name. */
export const uralicEndings = (): readonly EndingTable[] => [
  {
    // Karlsson, Finnish: A Comprehensive Grammar (2018), chapters on the cases, on consonant gradation and on enclitics. A
    // name that ends in a consonant takes -i- first: Bitwardenin.
    language: 'fi',
    groups: [
      {
        after: 'vowel',
        endings: [
          chain(
            'n a ä ta tä ssa ssä sta stä lla llä lle lta ltä na nä ksi tta ttä an än en in on un yn ön hin hon hun han hen ' +
              't ja jä jen iden ien ihin',
            finnishClitics,
          ),
          chain(finnishPlural, finnishClitics),
          chain('n ssa ssä sta stä lla llä lle', 'mme nne nsa nsä'),
          'kin kaan kään ko kö han hän pa pä mme nne nsa nsä',
        ].join(' '),
      },
      {
        after: 'consonant',
        endings: chain(
          'in ia iä iin issa issä ista istä illa illä ille ilta iltä ina inä iksi itta ittä i it eja ejä ien eissa eista eilla ' +
            'eille eilta eihin eiksi',
          finnishClitics,
        ),
      },
      // Neste, Nesteen: a long vowel before the ending.
      {
        replaces: 'e',
        endings: chain('een eessä eestä eellä eelle eeltä eenä eeksi että eeseen eet', finnishClitics),
      },
      {
        replaces: 'i',
        endings: chain('eja ejä eiden eissa eissä eista eistä eilla eillä eille eilta eihin', finnishClitics),
      },
      {
        replaces: 'a',
        endings: chain('oja ojen oissa oista oilla oille oihin ia ien issa ista illa ille', finnishClitics),
      },
      {
        replaces: 'nen',
        endings: chain('sen sessa sestä sta sella selle selta sena seksi seen set sia sissa', finnishClitics),
      },
      {
        replaces: 's',
        endings: chain(
          'ksen ksessa ksesta ksella kselle kselta ksena kseksi kseen sta kset den teen tta ta',
          finnishClitics,
        ),
      },
      { replaces: 'as', endings: chain('aan aassa aasta aalla aalle aalta asta aaksi', finnishClitics) },
      // Names in the plural: Sanomat, Sanomissa.
      {
        replaces: 'at',
        endings: chain('ien ojen issa ista illa ille ilta ia oja ihin oissa oista oihin', finnishClitics),
      },
      { replaces: 'et', endings: chain('ien issa ista illa ille ia ihin', finnishClitics) },
      { replaces: 'it', endings: chain('ien eissa eista eilla eille eja eihin', finnishClitics) },
      { replaces: 'ot', endings: chain('ojen oissa oista oilla oille oja oihin', finnishClitics) },
      ...finnishGradation(),
    ],
  },
  {
    // Viitso, "Structure of the Estonian language", in Erelt (ed.), Estonian Language (2003): 14 cases on the genitive.
    language: 'et',
    groups: [
      { after: 'vowel', endings: chain(estonianCases, '- gi ki') + ' gi ki' },
      { after: 'consonant', endings: `${estonianStem('i e u a')} ${chain('s st l le ga t ks', '- gi ki')} gi ki` },
      { replaces: 'nk', endings: estonianStem('nga ngi') },
      { replaces: 'lt', endings: estonianStem('ldi') },
      { replaces: 'nt', endings: estonianStem('ndi') },
      { replaces: 'rt', endings: estonianStem('rdi') },
      { replaces: 'kk', endings: estonianStem('ki ku') },
      { replaces: 'pp', endings: estonianStem('pi pa') },
      { replaces: 'tt', endings: estonianStem('ti') },
      { replaces: 'nd', endings: estonianStem('nna nni') },
      { replaces: 'rd', endings: estonianStem('rra rri') },
      { replaces: 'ld', endings: estonianStem('lla') },
      { replaces: 'mees', endings: estonianStem('mehe') },
      { replaces: 'ne', endings: `${estonianStem('se')} st` },
      { replaces: 's', endings: estonianStem('kse') },
      { replaces: 'as', endings: estonianStem('a') },
      { replaces: 'el', endings: estonianStem('li la') },
      { replaces: 'er', endings: estonianStem('ri') },
      // Names in the plural: Apteegid, Apteekides.
      { replaces: 'd', endings: 'de desse des dest dele del delt deks dega te tes test tele tega' },
    ],
  },
  {
    // Rounds, Hungarian: An Essential Grammar (2009): case endings in vowel harmony; -val and -vel assimilate (~); plural,
    // possessive and adjectives in -s and -i before them.
    language: 'hu',
    groups: [
      {
        endings:
          `${chain('- é ék i s', hungarianCases)} s ` +
          '~al ~el ~á ~é szal szel n vá vé os es ös kor stul stül nként né',
      },
      {
        after: 'consonant',
        endings:
          `${chain('ok ek ök ak ja je uk ük juk jük unk ünk om em', `- ${hungarianCases} at et ot on en kal kel`)} ` +
          `${chain('os es ös as', '- t at et ok ek nak nek ban ben oknál eknél oknak eknek okat eket okkal ekkel')} ot et öt at on en ön a e ra re`,
      },
      {
        after: 'vowel',
        endings: `${chain('k ja je juk jük nk m', `- ${hungarianCases} at et on en kal kel`)} ${chain('s', '- t ok ek nak nek')} jai jei`,
      },
      // A digraph doubles its first letter only: Tesz, Tesszel.
      { replaces: 'sz', endings: 'sszal sszel' },
      { replaces: 'cs', endings: 'ccsal ccsel' },
      { replaces: 'gy', endings: 'ggyal ggyel' },
      { replaces: 'ny', endings: 'nnyal nnyel' },
      { replaces: 'zs', endings: 'zzsal zzsel' },
      { replaces: 'ly', endings: 'llyal llyel' },
    ],
  },
];
