import { memoise } from '../memoise.ts';
import { foldPhrase } from './search-folding.ts';

/**
 * Endings by which a word is likely a verb in the third person, for languages of which no list of verbs is known. Of folded
 * words; endings that as many nouns or adjectives have are left out.
 */
const endings: Readonly<Record<string, string>> = {
  nl: 'eert|elt|ert|igt|ijgt|oopt|engt|ekt|okt|eert|eerde|elde|erde|igde',
  sv: 'er|ar|ade|dde|kte|lde',
  da: 'er|ede|te',
  no: 'er|erte|et|yr|ier',
  pt: 'ou|eu|iu|aram|eram|iram|ava|avam|ara|era|ira|iza|ece|ende',
  it: 'arono|erono|irono|ava|avano|eva|evano|isce|izza|ende|orta|ende|ette',
  ro: 'eaza|este|easca|ise|ase|use|ste',
  pl: 'l|la|lo|li|ly|uje|uja|aja|owal|ej|cie',
  cs: 'uje|uji|al|ala|alo|ali|il|ila|ilo|ili|el|ela|nul|nula|avaji',
  sk: 'uje|uju|al|ala|alo|ali|il|ila|ilo|ili|el|ela|avaju',
  sl: 'uje|ujejo|al|ala|il|ila|ijo|ajo',
  hr: 'uje|uju|ao|ala|io|ila|ao|aju',
  bs: 'uje|uju|ao|ala|io|ila|aju',
  sr: 'uje|uju|ao|ala|io|ila|aju|ује|ују|ао|ала|ио|ила|ају',
  ru: 'ет|ут|ют|ит|ят|ал|ала|ало|али|ил|ила|ило|или|ел|ела|нул|нула|ется|ится|ются|ятся|лся|лась|лись',
  uk: 'є|ує|ють|ить|ять|уть|ав|ала|али|ив|ила|или|ув|ула|ється|иться|ються|вся|лася|лися',
  be: 'е|уе|юць|іць|яць|уць|аў|ала|алі|іў|іла|ілі|ецца|іцца|юцца',
  bg: 'ва|ават|ира|ират|яват|ява|ха|ил|ела',
  mk: 'ува|уваат|ира|ираат|ше|ше',
  lt: 'uoja|ina|eja|ojo|avo|ejo|ia',
  lv: 'oja|eja|ina|aja|ija|as',
  el: 'ει|ουν|αει|ησε|ησαν|αν|ωσε|αξε|εψε|ισε|εται|ονται|αται|ουνται|ηκε',
  hu: 'ja|tja|zik|nak|ott|ett|nek|lja|zza|ssza|ul',
  fi: 'aa|oi|si|ttaa|taa|tti|vat|ivat|isi|ee|uu|yy',
  et: 'ab|ib|eb|ub|avad|ivad|is|as|nud',
  id: '^me\\p{L}{4,}|^ber\\p{L}{4,}|^di\\p{L}{5,}|^ter\\p{L}{4,}',
  ms: '^me\\p{L}{4,}|^ber\\p{L}{4,}|^di\\p{L}{5,}|^ter\\p{L}{4,}',
};

/** Matches folded words of a language that end like a finite verb; undefined where no ending tells. */
export const finiteEnding = memoise((code: string): RegExp | undefined => {
  const shapes = endings[code]
    ?.split('|')
    .map((ending) => (ending.startsWith('^') ? ending : `\\p{L}{3}${foldPhrase(ending)}`))
    .map((ending) => `(?:${ending})$`);
  return shapes && new RegExp(shapes.join('|'), 'u');
});
