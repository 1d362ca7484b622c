import { languagesByWords } from '#main/analysis/matching/sentence-context.ts';
import { guessLanguages, scoreLanguages } from '#main/analysis/language/guess-language.ts';
import { loadWordTable } from '#main/findings/word-table.ts';
const t=loadWordTable();
for (const x of ['Відправив Новою Поштою, бо в Укрпошті черга.','Uzumdagi narxlar Olchanikidan arzon.'])
{ console.log(guessLanguages(x), languagesByWords(x,t), [...scoreLanguages(x)].filter(([,v])=>v>0).map(([k,v])=>k+v.toFixed(2)).join(' '));
 for (const w of x.toLowerCase().match(/\p{L}+/gu)!) console.log(w, t.languagesOf(w), t.rareIn(w)); }
