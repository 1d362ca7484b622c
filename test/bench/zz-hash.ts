import { createHash } from 'node:crypto';
import { readFileSync, globSync } from 'node:fs';
import { discoverCompanies } from '#main/analysis/discovery/discover-companies.ts';
import { ordinaryWordsOf } from '#main/analysis/discovery/ordinary-words.ts';
const hash = createHash('sha256'); let n=0, ms=0;
const texts: string[] = [];
for (const f of [...globSync('/work/shared/**/*.{md,json,jsonl,csv,txt,html}'), ...globSync('/tmp/prof/wt/{test,docs,src-main}/**/*.{md,json,jsonl,csv,txt,ts,html}')].sort()) { try { const t=readFileSync(f,'utf8'); for (let i=0;i<t.length&&i<60000;i+=2500) texts.push(t.slice(i,i+2500)); const add=(v:unknown):void=>{ if(texts.length>20000)return; if(typeof v==='string'&&v.length>120) texts.push(v.slice(0,6000)); else if(Array.isArray(v)) v.forEach(add); else if(v&&typeof v==='object') Object.values(v).forEach(add);}; if(f.endsWith('.json')) try{add(JSON.parse(t))}catch{} } catch {} }
for (const lang of [undefined,'en','de','ja'])
 for (const t of texts.slice(0, lang===undefined?undefined:2500)) { const s=performance.now(); const r=[discoverCompanies(t, lang===undefined?{}:{languageCode:lang}), [...ordinaryWordsOf(t)].sort()]; ms+=performance.now()-s; hash.update(JSON.stringify(r)); n++; }
console.log(n, 'texts', hash.digest('hex').slice(0,20), (ms/n*1000).toFixed(0)+'us');
