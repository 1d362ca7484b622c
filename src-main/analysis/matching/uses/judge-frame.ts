import { shows } from '../../language/use-words/lookup.ts';
import { type Judgement, onlySpace, type Surroundings, type UseContext, wordEnd } from './occurrence.ts';
import { isOrdinaryWord, showsOf } from './words-around.ts';

/** What stands directly before or after a name as the place, site or means by which something is bought or done. */
const frames: Readonly<Record<string, { readonly before?: RegExp; readonly after?: RegExp }>> = {
  zh: {
    before: /(?:在|去|到|用|从|通过|登录|打开|下载|选|买)$/u,
    after: /^(?:上(?![涨升])|里|买|下单|搜|卖|官|旗下|推出|发布|宣布)/u,
  },
  ja: {
    after:
      /^(?:では|でも|で(?:買|購|注|予|頼|使|売|見)|なら|によると|から(?:出|発)|が(?:発表|販売|提供|運営)|に(?:出品|登録|加入))/u,
  },
  th: {
    before: /(?:ที่|ใน|จาก|กับ|ผ่าน|ของ|ซื้อ|ใช้|ค่าย|ยี่ห้อ|แบรนด์)\s?$/u,
    after: /^\s?(?:รายงาน|เปิดตัว|ประกาศ|ขาย|ให้บริการ|มีโปร|ลดราคา|ใช้)/u,
  },
  ko: { after: /^(?:에서|에는|에선|에도|에(?=\s)|으로|로(?=\s)|보다)/u },
  he: { before: /(?:^|\s)(?:של|אצל|דרך|לפי|עם|מול)\s$|(?:^|\s)ו?[במל]$/u },
  ar: { before: /(?:^|\s)(?:عبر|على|من|في|لدى|مع|عن)\s$|(?:^|\s)و?[بل]$/u },
  ur: { after: /^\s(?:پر|میں|سے|نے)(?=\s)/u },
  hi: { after: /^\s(?:पर|में|से|ने|को)(?=\s)/u },
  fa: { before: /(?:^|\s)(?:در|از|با|روی|توی|طریق|سایت|اپلیکیشن)\s$/u, after: /^\s(?:را|رو)(?=\s)/u },
};

/** A genitive before the name: it belongs to someone or something. */
const owned: Readonly<Record<string, RegExp>> = {
  hi: /(?:का|के|की|रा|री|रे|ना|नी|ने)\s$/u,
  ko: /의\s?$/u,
  ja: /の$/u,
  zh: /的$/u,
  he: /(?:^|\s)ה$/u,
};

/** Here the name says what something is. */
const predicates: Readonly<Record<string, RegExp>> = {
  ko: /^(?:입니다|이다|이에요|예요|이고|이며|인|이라|이\s(?:아니|되|될|됩|된))/u,
  ja: /^(?:です|だ(?!け)|である|でした|になる|になり|にする)/u,
  hi: /^\s(?:है|हैं|था|थी|होता|होती)/u,
};

/** Endings and particles that follow verbs, or nouns that are done. */
const verbEndings: Readonly<Record<string, RegExp>> = {
  zh: /^(?:了|过|着|地|得)/u,
  ja: /^(?:する|した|して|し、|される|され|な(?!ら|ど)|に(?:なる|なり))/u,
  ko: /^(?:하|했|되|된|해|한|할|적|스러|들)/u,
  th: /^(?:ได้|แล้ว|ไม่|กัน)/u,
};

/** Particles of a topic or subject. */
const topics: Readonly<Record<string, RegExp>> = {
  ko: /^(?:은|는|이|가|도)(?=\s)/u,
  ja: /^(?:は|も|が)/u,
};

/** Where a branch is: "駅前の", "附近的". */
const nearby = /(?:駅前|近所|近く|最寄り|地元|隣|向かい|附近|楼下|樓下|门口|門口|旁边|旁邊|隔壁|对面|對面)[の的]$/u;
const isTownBefore = (before: string, { table }: UseContext): boolean =>
  [2, 3, 4].some((length) => table.isTown(before.slice(-length - 1, -1)));
/** What the name makes: "の「…」", "의 EV9". */
const productInQuotes = /^(?:の|의|的|旗下的?)?\s?[「『“《]/u;
const modelWithNumber = /^(?:の|의|的)?\s?[A-Za-z]{1,6}[- ]?\d{1,4}(?!\d)/u;

const indicGenitives = new Set(['का', 'के', 'की']);

/** Signs, for names without capitals, that the name is the place or means of something, or stands among plain words. */
export function judgeFrame(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, context, sentence, languages, script } = surroundings;
  const { text, start, end, nameEnd, knowledge } = occurrence;
  if (knowledge.isCased) return;
  const frame = frames[languages[0] ?? ''];
  judgement.add('usedAfter', frame?.before?.test(text.slice(Math.max(0, start - 8), start)) === true);
  const before = text.slice(Math.max(0, start - 8), start);
  judgement.add(
    'ownedNoun',
    owned[languages[0] ?? '']?.test(before) === true && !nearby.test(before) && !isTownBefore(before, context),
  );
  const after = text.slice(nameEnd, nameEnd + 12);
  judgement.add('quotedProduct', productInQuotes.test(after));
  judgement.add('modelAfter', !judgement.has('modelAfter') && modelWithNumber.test(after));
  judgement.add('predicate', predicates[languages[0] ?? '']?.test(text.slice(nameEnd, nameEnd + 10)) === true);
  judgement.add('verbEnding', verbEndings[languages[0] ?? '']?.test(text.slice(nameEnd, nameEnd + 10)) === true);
  judgement.add('joinedBefore', languages[0] === 'ja' && /[\p{Script=Han}ァ-ヺー]$/u.test(text.slice(0, start)));
  judgement.add(
    'joinedAfter',
    languages[0] === 'ja' &&
      /^\p{Script=Han}/u.test(text.slice(end)) &&
      !judgement.has('kindBeside') &&
      !judgement.has('longerOfField'),
  );
  judgement.add('topic', topics[languages[0] ?? '']?.test(text.slice(nameEnd, nameEnd + 6)) === true);
  judgement.add('usedFor', frame?.after?.test(text.slice(nameEnd, nameEnd + 10)) === true);
  if (!/^(?:Arabic|Hebrew|Devanagari|Bengali|Hangul|Sinhala)$/u.test(script)) return;
  const left = sentence.left.at(-1);
  const [next, beyond] = sentence.right;
  // "X की Y": what the name owns.
  const right = next !== undefined && indicGenitives.has(next.text) ? beyond : next;
  if (left !== undefined && onlySpace.test(text.slice(left.end, start))) {
    const bits = showsOf(left, languages, script);
    judgement.add('verbBefore', (bits & shows.verb) !== 0);
    const isIndic = script === 'Devanagari' || script === 'Bengali' || script === 'Sinhala';
    judgement.add(
      isIndic ? 'plainBeforeIndic' : 'plainBefore',
      bits === 0 && isOrdinaryWord(left.text, context.table.withoutNames, languages),
    );
  }
  if (
    right !== undefined &&
    onlySpace.test(text.slice(wordEnd(text, occurrence), next?.start ?? end)) &&
    end <= right.start
  ) {
    const bits = showsOf(right, languages, script);
    judgement.add(
      'unknownAfter',
      bits === 0 && !context.table.isWord(right.folded, languages) && !context.table.isUsed(right.text, languages),
    );
  }
}
