import type { Field } from '../../language/fields/index.ts';
import { unspacedScripts } from '../../language/characters.ts';
import { foldedWordsOf } from '../../language/search-folding.ts';
import { type Judgement, isLowerCase, type Surroundings } from './occurrence.ts';

/** In what food, drink and care are bought and served, by language. */
const containers = foldedWordsOf({
  en: 'bottle bottles can cans glass glasses pack packs packet packets jar jars crate crates tube tubes carton cartons sachet sachets tin tins tub tubs pint pints keg kegs',
  de: 'flasche flaschen dose dosen glas packung packungen kasten kiste tube tuben becher tüte päckchen fläschchen riegel tafel',
  nl: 'fles flessen blik blikje blikjes glas pak pakje krat tube beker zakje reep flesje flesjes',
  fr: 'bouteille bouteilles canette canettes verre paquet paquets pot pots tube pack barquette brique tablette sachet boîte flacon',
  es: 'botella botellas lata latas vaso paquete paquetes bote caja tubo brik tarro tableta',
  pt: 'garrafa garrafas lata latas copo pacote pacotes pote caixa tubo frasco',
  it: 'bottiglia bottiglie lattina lattine bicchiere pacco pacchetto vasetto tubetto confezione confezioni scatola tavoletta',
  pl: 'butelka butelkę butelki butelek puszka puszkę puszki szklanka szklankę paczka paczkę opakowanie słoik kubek zgrzewka zgrzewkę',
  cs: 'láhev lahev láhve lahve lahví plechovka plechovku plechovky sklenice sklenici krabička balení kelímek',
  sk: 'fľaša fľašu fľaše plechovka plechovku pohár balenie téglik',
  sv: 'flaska flaskor burk burkar glas paket ask tub kartong',
  da: 'flaske flasker dåse dåser glas pakke kasse tube karton',
  no: 'flaske flasker boks bokser glass pakke tube kartong',
  fi: 'pullo pullon pulloa tölkki tölkin tölkkiä lasi lasin paketti paketin purkki purkin rasia',
  et: 'pudel pudeli purk purgi pakk paki klaas klaasi',
  hu: 'üveg palack doboz pohár csomag tubus',
  ro: 'sticlă sticle sticla doză doze pahar pachet cutie borcan',
  hr: 'boca bocu boce limenka limenku čaša čašu paket kutija',
  sr: 'flaša flašu flaše limenka čaša čašu pakovanje флаша флашу лименка чаша чашу паковање',
  sl: 'steklenica steklenico steklenice pločevinka pločevinko kozarec zavoj',
  ru: 'бутылка бутылку бутылки бутылок банка банку банки стакан пачка пачку упаковка упаковку тюбик ящик',
  uk: 'пляшка пляшку пляшки пляшок банка банку склянка склянку пачка пачку упаковка упаковку келих',
  bg: 'бутилка бутилки кутия чаша пакет кен',
  mk: 'шише шишиња чаша пакет лименка',
  el: 'μπουκάλι μπουκάλια κουτάκι κουτάκια ποτήρι πακέτο βαζάκι',
  tr: 'şişe kutu bardak paket kasa',
  lt: 'butelis butelį butelio pakelis pakelį skardinė stiklinė',
  lv: 'pudele pudeli pudeles paka glāze glāzi skārdene',
  he: 'בקבוק בקבוקי פחית כוס חבילת קופסת',
  ar: 'زجاجة علبة كوب كأس عبوة قارورة',
  fa: 'بطری قوطی لیوان بسته',
  ur: 'بوتل ڈبہ پیکٹ گلاس',
  hi: 'बोतल डिब्बा पैकेट गिलास ट्यूब',
  bn: 'বোতল প্যাকেট গ্লাস কৌটা',
  id: 'botol kaleng gelas bungkus',
  ms: 'botol tin gelas bungkus',
  vi: 'chai lon ly gói',
});

/** Of languages whose words are not separated, or whose counters follow the name. */
const unspaced: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  zh: { before: /[一两兩几幾半\d](?:瓶|罐|听|聽|箱|盒|袋|支|杯)(?:冰镇|冰鎮|冰|热|熱|凉)?的?$/u },
  ja: { after: /^(?:を|の)?(?:[一二三1-3１-３]|ひと|ふた)(?:本|缶|箱|袋|瓶|杯|パック)/u },
  ko: { after: /^(?:\s|을\s|를\s)?(?:한|두|세|몇|\d+)\s?(?:병|캔|잔|봉지|팩|상자|박스|통)/u },
  th: { after: /^\s?(?:ขวด|กระป๋อง|ซอง|กล่อง|แก้ว)/u, before: /(?:ขวด|กระป๋อง|ซอง|กล่อง|แก้ว)\s?$/u },
};

const contained: ReadonlySet<Field> = new Set<Field>(['food', 'drink', 'care', 'home', 'health']);
const [reachBefore, reachAfter] = [3, 1];

/** A sign that a name means goods: neither places nor people come in bottles. */
export function judgeContainer(judgement: Judgement, { occurrence, sentence, languages, script }: Surroundings): void {
  const { text, start, nameEnd, knowledge, fields } = occurrence;
  const mayBe = knowledge.isPlace || knowledge.isFirstName || knowledge.isLastName || knowledge.isCased;
  if (!mayBe || isLowerCase(occurrence) || judgement.has('locative')) return;
  if (fields.size > 0 && ![...fields].some((field) => contained.has(field))) return;
  const [language = ''] = languages;
  if (unspacedScripts.has(script) || language === 'ko') {
    const { before, after } = unspaced[language] ?? {};
    const isContained =
      before?.test(text.slice(Math.max(0, start - 8), start)) === true ||
      after?.test(text.slice(nameEnd, nameEnd + 12)) === true;
    judgement.add('container', isContained);
    return;
  }
  const near = [...sentence.left.slice(-reachBefore), ...sentence.right.slice(0, reachAfter)];
  judgement.add(
    'container',
    near.some(({ folded }) => languages.some((code) => containers().get(code)?.has(folded) === true)),
  );
}
