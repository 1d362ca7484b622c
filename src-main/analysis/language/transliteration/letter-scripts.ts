import { extend, type Candidate } from './beam.ts';

/** How a script writes a sound: `^` before a sound, at the start of a word; `$` after it, at its end. */
type Letters = Readonly<Record<string, readonly string[]>>;

const lettersOf = (table: string): Letters =>
  Object.fromEntries(
    table
      .trim()
      .split(/\s+/u)
      .map((entry) => {
        const [sound = '', ...letters] = entry.split(/[:|]/u);
        return [sound, letters.map((letter) => (letter === '-' ? '' : letter))] as const;
      }),
  );

const cyrillicConsonants =
  'b:б d:д f:ф g:г h:х k:к l:л|ль m:м n:н p:п r:р s:с t:т v:в w:в|у z:з S:ш C:ч N:нг ya:я yu:ю yo:йо yU:ю ya$:я';

const russian = lettersOf(`${cyrillicConsonants} J:дж y:й li:ли a:а @:э|а e:е|э ^e:э|е i:и o:о u:у A:а|ер I:и U:у
  O:о|оу E:ей|э Y:ай W:ау`);
const ukrainian = lettersOf(`${cyrillicConsonants} J:дж y:й a:а @:е|а e:е i:і|и o:о u:у A:а|ер I:і U:у O:о|оу E:ей|е
  Y:ай W:ау`);
const serbian =
  lettersOf(`b:б d:д f:ф g:г h:х k:к l:л m:м n:н p:п r:р s:с t:т v:в w:в z:з S:ш C:ч N:нг J:џ y:ј a:а @:е e:е
  i:и o:о u:у A:а|ер I:и U:у O:о|оу E:еј Y:ај W:ау`);
const greek = lettersOf(`b:μπ d:ντ f:φ g:γκ h:χ k:κ l:λ m:μ n:ν p:π r:ρ s:σ t:τ v:β w:γου|β z:ζ S:σ C:τσ J:τζ N:νγκ y:γι
  ks:ξ ps:ψ a:α @:α e:ε i:ι o:ο u:ου A:α|ερ I:ι U:ου O:ο|οου E:ει|εϊ Y:αι W:αου`);
const georgian = lettersOf(`b:ბ d:დ f:ფ g:გ h:ჰ k:კ|ქ l:ლ m:მ n:ნ p:პ|ფ r:რ s:ს t:ტ|თ v:ვ w:ვ|უ z:ზ S:შ C:ჩ J:ჯ N:ნგ y:ი
  a:ა @:ე|ა e:ე i:ი o:ო u:უ A:ა|ერ I:ი U:უ O:ო|ოუ E:ეი Y:აი W:აუ a$:ა e$:ე i$:ი o$:ო u$:უ`);
const arabic = lettersOf(`b:ب d:د f:ف g:ج|غ|ك|گ h:ه k:ك l:ل m:م n:ن p:ب|پ r:ر s:س t:ت v:ف|و w:و z:ز S:ش C:تش|چ J:ج
  N:نج|نغ|نگ y:ي ^a:ا ^@:ا ^e:ا|اي ^i:ا|اي ^o:او ^u:او|ا ^A:ا ^I:اي ^U:او ^O:او ^E:اي ^Y:اي ^W:او a:ا|- @:ا|- e:ي|- i:ي|-
  o:و u:و|ا A:ا|ر I:ي U:و O:و|او E:ي|اي Y:اي W:او a$:ا e$:ي i$:ي o$:و u$:و A$:ر|ا`);
const hebrew = lettersOf(`b:ב d:ד f:פ g:ג h:ה k:ק l:ל m:מ n:נ p:פ r:ר s:ס t:ט v:ו|ב w:וו|ו z:ז S:ש C:צ' J:ג' N:נג y:י
  m$:ם n$:ן f$:ף ^a:א ^@:א ^e:א ^i:אי ^o:או ^u:או|א ^A:א ^I:אי ^U:או ^O:או ^E:איי|אי ^Y:איי|אי ^W:או a:-|א @:-|א e:-|י i:י
  o:ו u:ו|א A:א|ר I:י U:ו O:ו|או E:יי|י Y:יי|אי W:או|אוו a$:ה|א|אה e$:ה i$:י o$:ו u$:ו A$:ר|א`);

const width = 12;
const longestSound = 2;

/** The spellings of a sound where it stands. */
function writtenAt(
  table: Letters,
  sounds: string,
  at: number,
): { letters: readonly string[]; length: number } | undefined {
  for (let length = longestSound; length > 0; length -= 1) {
    const sound = sounds.slice(at, at + length);
    if (sound.length < length) continue;
    const end = at + length === sounds.length ? table[`${sound}$`] : undefined;
    const letters = (at === 0 ? table[`^${sound}`] : undefined) ?? end ?? table[sound];
    if (letters !== undefined) return { letters, length };
  }
  return undefined;
}

function write(table: Letters, sounds: string): readonly Candidate[] {
  let candidates: Candidate[] = [{ text: '', cost: 0 }];
  for (let at = 0; at < sounds.length;) {
    const found = writtenAt(table, sounds, at);
    if (found === undefined) return [];
    candidates = extend(candidates, found.letters, width);
    at += found.length;
  }
  return candidates;
}

const writer =
  (...tables: readonly Letters[]) =>
  (sounds: string): readonly Candidate[] =>
    tables.flatMap((table) => write(table, sounds));

/** Write sounds in scripts that have a letter for each, or for each consonant. */
export const writeCyrillic = writer(russian, ukrainian, serbian);
export const writeGreek = writer(greek);
export const writeGeorgian = writer(georgian);
export const writeArabic = writer(arabic);
export const writeHebrew = writer(hebrew);
