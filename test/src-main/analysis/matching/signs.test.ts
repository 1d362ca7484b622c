import { describe, expect, it } from 'vitest';
import { compileBrands, findMentions } from '#main/analysis/matching/brand-matcher.ts';
import type { SignName } from '#main/analysis/matching/uses/signs.ts';
import type { Brand } from '#main/analysis/types.ts';
import { loadWordTable } from '#main/findings/word-table.ts';

const table = loadWordTable();

/** The signs in all judgements of the first name. */
function signsOf(names: readonly string[], text: string): readonly SignName[] {
  const blank = { kind: 'competitor', excludes: [], domains: [] } as const;
  const [first = '', ...others] = names;
  const [name = first, ...aliases] = first.split('|');
  const book: Brand[] = [
    { ...blank, id: 1, name, aliases },
    ...others.map((other, index) => ({ ...blank, id: index + 2, name: other, aliases: [] })),
  ];
  const found: SignName[] = [];
  findMentions(compileBrands(book, table), text, ({ signs, brandId }) => {
    if (brandId === 1) found.push(...signs);
  });
  return found;
}

/** For each sign a sentence that shows it and one that does not. */
const cases: readonly (readonly [sign: SignName, names: readonly string[], shows: string, lacks: string])[] = [
  ['opening', ['Bolt'], 'Bolt came late.', 'We took Bolt home.'],
  ['companyName', ['Decathlon'], 'The tent is from Decathlon.', 'The tent is from Salon.'],
  ['innerLower', ['Thanh Niên'], 'Đoàn Thanh niên tổ chức lớp bơi hè.', 'Báo Thanh Niên đưa tin.'],
  ['onlyNamed', ['Columbia'], 'Die Jacke von Columbia hält warm.', 'Die Jacke von Patagonien hält warm.'],
  ['usedCompany', ['Blocket'], 'Blocket stänger tidigt.', 'Annonsen stänger tidigt.'],
  ['usedUncased', ['はてな'], '頭の中に大きなはてなが浮かんだ。', '頭の中に大きなクモが浮かんだ。'],
  ['internationalWord', ['Dove'], 'Kaupassa on Dove ja muita saippuoita.', 'She likes Dove and other soap.'],
  [
    'unusedForm',
    ['Komplett'],
    'Kompletts byttegaranti på 60 dager er bedre enn det loven krever.',
    'Hun kjøpte det hos Komplett.',
  ],
  ['pronounAfter', ['Bolt'], 'Bolt the door before you leave.', 'Bolt charges no fee.'],
  ['prepositionAfter', ['Bolt'], 'Bolt from the blue: nobody expected it.', 'Bolt charges no fee.'],
  ['adverbAfter', ['Root'], 'Root once again the cuttings.', 'Root insures cars.'],
  ['nounAfter', ['Shell'], 'Shell necklaces are sold on the beach.', 'Shell sold its stations.'],
  ['bareSubject', ['Shell'], 'Shell explores the North Sea.', 'Shell necklaces break.'],
  ['oddSubject', ['Bald'], 'Bald liefert auch sonntags.', 'Bald kommt der Winter.'],
  ['closedName', ['Bald'], 'Bald nach der Ernte wird es still.', 'Bald liefert auch sonntags.'],
  ['noNoun', ['Linear'], 'Linear functions are easy to draw.', 'Shell functions are easy to write.'],
  ['countedAfter', ['Tre'], 'Tre bilar stod kvar på gården.', 'Tre höjde priset på sitt abonnemang.'],
  ['productAfter', ['Bolt'], 'Bolt Drive rents cars by the minute.', 'Bolt drives are loud.'],
  ['doubled', ['Schritt'], 'Schritt für Schritt lernt das Kind laufen.', 'Schritt liefert schnell.'],
  ['dashAfter', ['Bolt'], '- Bolt – cheap rides at night\n- Kettle – tea', '- Bolt of cloth\n- Kettle – tea'],
  ['inlineItem', ['Bolt'], 'The cheapest: 1. Lyft, 2. Bolt, 3. Uber', 'The cheapest: Lyft, Bolt, Uber'],
  ['ofPhraseAfter', ['Oracle'], 'She was called the Oracle of Brooklyn.', 'She works at Oracle in Brooklyn.'],
  ['complementAfter', ['Shell'], 'Pick the Shell of the two that shines.', 'Pick Shell for diesel.'],
  ['otherKindAfter', ['Anchor'], 'The Anchor Theatre shows it again in May.', 'The Anchor butter is sold out.'],
  ['rivalAfter', ['Local', 'LastPass'], 'Local LastPass teams met.', 'Local met LastPass teams.'],
  ['calendarUse', ['Monday'], '- **Monday:** rest\n- **Tuesday:** run', '- **Monday** – rest\n- **Tuesday** – run'],
  ['quotedTitle', ['Bolt'], 'They sang "The Last Bolt" together.', 'They sang in a "Bolt" taxi.'],
  ['bareAfterPreposition', ['Bolt'], 'we came home with bolt at two', 'We came home with bolt at two'],
  ['pronounBefore', ['Bolt'], 'someone took my bolt away', 'someone took bolt away'],
  ['kindOfLower', ['Bolt'], 'You see it in the app of bolt.', 'You see it in the door of bolt.'],
  ['speechBeside', ['Irma'], '"It rained for days," says Irma.', 'You can buy it at Irma.'],
  ['comparedKnown', ['Bolt', 'LastPass'], 'Bolt is quicker than LastPass.', 'Bolt is quick, and LastPass is dear.'],
  ['worldly', ['Bolt'], 'Bolt met a tiger in the jungle.', 'Bolt met a banker in the city.'],
  ['themeOfName', ['Puma'], 'Puma met a jaguar.', 'Puma met a shareholder.'],
  ['distantTheme', ['Bolt'], 'Bolt saw the moon.', 'Bolt saw the offer.'],
  ['theme', ['Bolt'], 'Bolt has a bruise on his knee.', 'Bolt has an app.'],
  ['tradeOfField', ['Anchor|Anchor Butter'], 'Anchor is in the yoghurt aisle.', 'Anchor is in the harbour.'],
  ['ofCompanies', ['Bolt'], 'Bolt has new shareholders.', 'Bolt has new feathers.'],
  ['otherTrade', ['Anchor|Anchor Butter'], 'Anchor has a broadband plan.', 'Anchor has butter.'],
  ['roleBefore', ['Elisa'], 'Serkun Elisa tuli.', 'Liittymä on Elisa.'],
  [
    'personElsewhere',
    ['Barbour'],
    'John Barbour wrote it. Barbour died in 1395.',
    'The Barbour is waxed. Barbour sells it.',
  ],
  ['placeWord', ['Skagen'], 'Skagen havn er lukket.', 'Skagen ure er dyre.'],
  ['indefinite', ['Jever'], 'Ich nehme ein kaltes Jever.', 'Ich fahre nach Jever.'],
  ['goodsBeside', ['Torres'], 'Un brandy de Torres, por favor.', 'Un amigo de Torres, por favor.'],
  ['goodsBeside', ['亀田|亀田製菓'], '亀田のせんべいを買った。', '亀田の友人に会った。'],
  ['mateOfUncased', ['نون', 'أمازون'], 'نون مقابل أمازون', 'نون مقابل السوق'],
  ['cueBefore', ['Bolt'], 'Apps such as Bolt are cheap.', 'The app Bolt is cheap.'],
  ['sureCompany', ['Krone'], 'Krone liegt vor Sendcloud.', 'Krone liegt vor Gold.'],
  ['longerBrand', ['Fresh'], 'They buy it from Fresh Auto today.', 'They buy it from Fresh Cleaners.'],
  ['longerThing', ['Apple'], 'Rinse it with Apple Cider Vinegar.', 'Rinse it with Apple Tools.'],
  ['moreTrade', ['Bolt'], 'Bolt sells cheap plans and free delivery.', 'Bolt sells.'],
  ['usedAfter', ['苹果'], '我在苹果上花了很多时间。', '苹果很甜。'],
  ['usedFor', ['당근'], '당근에서 책상을 찾았습니다.', '당근 두 개를 썰어 넣습니다.'],
  ['counted', ['苹果'], '桌上有三个苹果。', '桌上有苹果。'],
  ['verbBefore', ['كريم'], 'أطلقت كريم خدمة جديدة.', 'جلس كريم في البيت.'],
  ['plainBefore', ['כלל'], 'אין ילד כלל בבית.', 'חברת כלל בבית.'],
  ['fieldNear', ['Anchor|Anchor Butter'], 'Anchor has more salt than other dairy.', 'Anchor is from New Zealand.'],
  ['moreField', ['Anchor|Anchor Butter'], 'Anchor makes butter and cheese.', 'Anchor makes butter.'],
  ['fieldMissing', ['Anchor|Anchor Butter'], 'Anchor is a town by the sea.', 'Anchor makes butter.'],
  ['otherField', ['Orion|Orion Chocolate'], 'We slept in Hotel Orion twice.', 'We ate chocolate from Orion twice.'],
  [
    'manyKnown',
    ['Bolt', 'LastPass', 'NordVPN', 'HubSpot'],
    'LastPass, NordVPN, HubSpot. Bolt too.',
    'LastPass, HubSpot. Bolt too.',
  ],
  ['sureElsewhere', ['Bolt', 'LastPass'], 'LastPass and Bolt cost $5. Bolt fell.', 'Bolt fell. Bolt broke.'],
  ['longerName', ['Square'], 'Square Enix made the game.', 'Square made the reader.'],
  ['titleCapital', ['Box'], '## Put It Into a Box Today', 'They put it into a Box today.'],
  ['headline', ['Box'], 'Seven Ways to Build a Bird Box at Home', 'Seven ways to build a bird Box at home'],
  ['openPreposition', ['Магнит'], 'молоко в магните опять дорогое', 'Молоко в Магните опять дорогое'],
  ['placedSubject', ['Magasin'], 'Magasin på Amagertorv har åbent.', 'Magasin på Amagertorv, åbent.'],
  ['rivalOfUncased', ['苹果', '华为'], '苹果很贵，华为便宜。', '苹果很贵，华人喜欢。'],
  ['longerOfField', ['楽天'], '楽天市場で買いました。', '楽天で買いました。'],
  ['quotedProduct', ['アース'], 'アースの「ブラックキャップ」です。', 'アースの線です。'],
  ['plainBeforeIndic', ['ताज'], 'फूलों और सुंदर ताज है।', 'ताज है।'],
  ['capitalsOfName', ['Kind|KIND Snacks'], 'Among bars we like KIND best.', 'Among bars we like Kind best.'],
  ['articleBefore', ['Box'], 'Tick the Box below.', 'Ask Box below.'],
  ['afterLabel', ['Ghost'], '**For writers:** Ghost', '**For writers** Ghost'],
  ['labelValue', ['Ghost'], 'Best for writers: Ghost\n', 'Best for writers: Ghost stories\n'],
  [
    'wordSibling',
    ['Ghost'],
    '### Ghost\n- Price\n\n### Castle\n- Price\n\n### Table\n',
    '### Ghost\n- **Price:** 5\n- **Colour:** red\n',
  ],
  ['label', ['Method'], '**Method:** heat the oven.', '**Method** heats the oven.'],
  ['itemHead', ['Ghost'], '- Ghost: for writers\n- Medium: for all', '- Ghost writers earn little'],
  ['itemHead', ['Ghost'], '### 3. Ghost – for writers', '### 3. Ghost writers earn little'],
  ['laterCell', ['Medium'], '| Emma | **Medium** |\n| Simba | Firm |', '| **Medium** | Emma |\n| Firm | Simba |'],
  ['headerCell', ['Netto'], '| Post | Netto |\n|---|---|\n| Lohn | 5 |', '| Post | Preis |\n|---|---|\n| Netto | 5 |'],
  ['appositionAfter', ['Marcus'], 'Marcus, a teacher from Ohio, saved.', 'Marcus and a teacher from Ohio saved.'],
  ['personalPronoun', ['Oscar'], 'Oscar switched to the plan of his wife.', 'Oscar raised the price of the plan.'],
  ['placeOf', ['Repubblica'], 'Vicino a Piazza della Repubblica.', 'Un articolo della Repubblica.'],
  ['placeAfter', ['Lincoln'], 'Lincoln, Nebraska has two dealers.', 'Lincoln has two dealers.'],
  ['locative', ['Skagen'], 'Toget kører til kysten, og i Skagen bor de.', 'De har altid Skagen på armen.'],
  [
    'locative',
    ['Tillamook'],
    'There are three farms near Tillamook Bay.',
    'There are three farms that sell Tillamook.',
  ],
  ['locative', ['Patagonia'], 'We spent two weeks in Patagonia.', 'How much fabric is in Patagonia jackets?'],
  ['placePartner', ['Lincoln'], 'They drove from Omaha to Lincoln.', 'They drove from home to Lincoln.'],
  ['placePartner', ['Tillamook'], 'Between Tillamook and Portland it rains.', 'Between Tillamook and Nokia it rains.'],
  [
    'placePartner',
    ['Halifax'],
    'They met in Halifax, Nova Scotia, in May.',
    'They met in Halifax, Never Mind, in May.',
  ],
  ['firstNamePartner', ['Otto'], 'Beliebt sind Moritz, Otto und Felix.', 'Beliebt sind Zalando, Otto und Anton.'],
  ['modelAfter', ['카카오'], '카카오 미니 70을 샀다.', '카카오 미니 70% 할인.'],
  ['money', ['Lincoln'], 'Lincoln costs R 150 there.', 'Lincoln spoke in November 1863.'],
  ['auxiliaryAfter', ['Marabou'], 'Marabou är billig.', 'Marabou kostar lite.'],
  ['cueBefore', ['Bolt'], 'They buy from Bolt.', 'They buy Bolt.'],
  ['placeNear', ['Santander'], 'Santander tiene un ferry diario a Portsmouth.', 'Santander tiene un ferry diario.'],
  ['placeCase', ['Tikkurila'], 'Juna Tikkurilaan kestää vartin.', 'Maali Tikkurilan tehtaalta.'],
  [
    'ownedElsewhere',
    ['Puma'],
    'We saw the Ford Puma, and the Puma is quick.',
    'We saw the Puma, and the Puma is quick.',
  ],
  ['titleBefore', ['Ferrari'], 'Ha chiamato il geometra Ferrari ieri.', 'Ha comprato la nuova Ferrari ieri.'],
  ['titleBefore', ['联想'], '昨天老师联想了很多。', '昨天电脑联想了很多。'],
  ['personVerb', ['Irma'], 'Irma laughed about it.', 'Irma closed at noon.'],
  ['personVerb', ['Irma'], 'Yesterday Irma often slept.', 'Yesterday Irma, they say, slept.'],
  ['companyVerb', ['Bolt'], 'Bolt acquired two of them.', 'Bolt fell on two of them.'],
  ['companyVerb', ['Next'], 'Next, headquartered in Leicester, grows.', 'Next, in Leicester, grows.'],
  ['staffBeside', ['Amazon'], 'Amazon founder Bezos left.', 'Amazon swimmer Bezos left.'],
  ['staffBeside', ['Shell'], 'He asked the shareholders of Shell.', 'He asked the daughter of Shell.'],
  ['contrasted', ['Tillamook', 'HubSpot'], 'Not HubSpot but Tillamook won.', 'HubSpot said that Tillamook won.'],
  ['placeUse', ['Asolo'], 'La strada porta ad Asolo.', 'La strada porta Asolo al mare.'],
  ['locative', ['한라산'], '우리는 한라산 정상에 올랐다.', '우리는 한라산을 마셨다.'],
  [
    'container',
    ['Volvic'],
    'Il reste deux bouteilles de Volvic au frais.',
    'Il reste deux collines de Volvic au nord.',
  ],
  ['container', ['燕京'], '我们要了两瓶燕京。', '我们去了两次燕京。'],
  ['container', ['한라산'], '고기에는 한라산 한 병이면 된다.', '고기에는 한라산이 좋다.'],
  ['brandSense', ['Target'], 'We filled a cart at Target.', 'We filled a barrow at Target.'],
  ['otherSense', ['Target'], 'The archery club has a Target.', 'The rowing club has a Target.'],
  ['otherPhrase', ['Target'], 'They raised the price target again.', 'They raised the old Target again.'],
  ['brandSense', ['Puma'], 'Puma wirbt. Die Sneaker sind neu.', 'Puma wirbt. Die Zeiten sind neu.'],
  ['personBefore', ['アレクサ'], 'モデルのアレクサ・チャンが来た。', 'モデルのアレクサが来た。'],
  ['personBefore', ['戴森'], '物理学家弗里曼·戴森来了。', '物理学家戴森来了。'],
  ['personBefore', ['Kaspersky'], 'Then Eugene Kaspersky left.', 'Then Kaspersky left.'],
  ['uncased', ['苹果'], '苹果很甜。', ''],
  ['companyWordAfter', ['Laško'], 'To prodaja Laško d.o.o. v mestu.', 'V mestu Laško se ustavi vlak.'],
  ['appositionAfter', ['Ludwik'], 'Ludwik, 42, saved.', 'Kupuje Ludwik, a nie inny.'],
  ['ownedNoun', ['ताज'], 'फूलों का ताज सुंदर है।', 'यह ताज सुंदर है।'],
  ['predicate', ['대상'], '청년이 대상입니다.', '대상에서 팝니다.'],
  ['verbEnding', ['得到'], '他们得到了高分。', '在得到上买课程。'],
  ['joinedBefore', ['ヤマト'], '昨日は戦艦ヤマトを見た。', '昨日はヤマトを見た。'],
  ['joinedAfter', ['アース'], '必ずアース線を接続する。', '必ずアースを接続する。'],
  ['topic', ['토스'], '송금은 토스가 가장 빠릅니다.', '송금은 토스에서 합니다.'],
  ['unknownAfter', ['기아'], '이번에는 기아 쏘렌토를 찾는다.', '이번에는 기아 사람 찾는다.'],
];

describe('a sign of the use of a name', () => {
  it.each(cases)('%s (%j): in "%s", not in "%s"', (sign, names, shows, lacks) => {
    expect(signsOf(names, shows)).toContain(sign);
    expect(signsOf(names, lacks)).not.toContain(sign);
  });
});
