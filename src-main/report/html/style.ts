import type { ReportModel } from '../report-model.ts';
import { readableOnWhite } from './colours.ts';

const families =
  '"Report","Inter","Segoe UI",system-ui,-apple-system,"Noto Sans","Noto Sans Hebrew","Noto Sans Arabic","Noto Sans Thai","Noto Sans Devanagari","Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Noto Sans JP","Microsoft YaHei",sans-serif';

/** The style sheet of a report on the screen, without external resources; `pageStyle` adds what paper needs. */
export const styleSheet = ({ accentColor, bandColor }: Pick<ReportModel, 'accentColor' | 'bandColor'>): string => `
:root{color-scheme:light;--band:${bandColor};--accent-text:${readableOnWhite(accentColor)};--ink:#20242c;--soft:#5a6070;--line:#e3e5ea;--tint:#f5f6f9}
*{box-sizing:border-box}
html{font-size:15px}
body{margin:0 auto;max-width:64rem;padding:0 1.5rem 4rem;background:#fff;color:var(--ink);font:1rem/1.55 ${families};overflow-wrap:break-word}
.cover{display:flex;flex-direction:column;min-height:30rem;padding:2.5rem 0;border-top:10px solid var(--band);border-bottom:1px solid var(--line)}
.brands{display:flex;justify-content:space-between;align-items:center;gap:2rem;min-height:4rem}
.brands img{display:block;max-height:64px;max-width:240px}
.cover .name{margin:auto 0}
.kicker{color:var(--accent-text);font-weight:600;letter-spacing:.04em;margin:0 0 .75rem}
h1{font-size:2.9rem;line-height:1.12;letter-spacing:-.02em;font-weight:600;margin:0 0 1rem;max-width:22ch;overflow-wrap:anywhere}
h1.long{font-size:2rem;max-width:40ch}
.cover .period{font-size:1.25rem;margin:0}
.cover-text{max-width:46rem;margin:1.5rem 0 0;white-space:pre-line}
.made{display:grid;grid-template-columns:2fr 3fr 2fr;gap:1.5rem;margin:2rem 0 0;padding:0}
.made dt,.about dt{color:var(--soft);font-size:.82rem}
.made dd,.about dd{margin:0;overflow-wrap:anywhere}
.made dd strong{font-weight:600}
.contents{margin:2.5rem 0}
.contents ol{list-style:none;margin:0;padding:0}
.contents li{display:flex;align-items:baseline;gap:.5rem;padding:.42rem 0;border-bottom:1px solid var(--line)}
.contents a{flex:1;color:inherit;text-decoration:none}
.contents .page{font-variant-numeric:tabular-nums;color:var(--soft)}
.about{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem 1.5rem;margin:1.5rem 0}
h2{font-size:1.75rem;line-height:1.2;letter-spacing:-.01em;font-weight:600;margin:3.5rem 0 .35rem;padding-top:.9rem;border-top:3px solid var(--band)}
.lead{font-size:1.12rem;line-height:1.45;max-width:46rem;margin:.25rem 0 1.25rem}
h3{font-size:1.08rem;line-height:1.3;font-weight:600;margin:1.75rem 0 .3rem}
h4{font-size:.92rem;margin:.9rem 0 .1rem;color:var(--soft);font-weight:600}
strong,b,th{font-weight:600}
p{margin:.4rem 0}
a{color:var(--accent-text)}
.meta,.note,figcaption,.basis{color:var(--soft);font-size:.86rem}
.warning{border:2px solid #b3261e;background:#fdeceb;color:#7a1710;font-weight:600;padding:.5rem .8rem;margin:1rem 0;border-radius:4px}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:1rem;margin:1.25rem 0;padding:0;list-style:none}
.card{border:1px solid var(--line);border-top:4px solid var(--band);border-radius:4px;padding:.8rem 1rem 1rem}
.card h3{margin:0}
.card .figure{font-size:2.5rem;line-height:1.15;font-weight:600;letter-spacing:-.02em;font-variant-numeric:tabular-nums;margin:.35rem 0 .1rem}
.card p{margin:.15rem 0}
.card .change{font-weight:600;margin-top:.5rem}
.points{margin:0;padding:0;padding-inline-start:1.15rem}
.points li{margin:.2rem 0}
.points a{white-space:nowrap;font-size:.86rem}
figure{margin:1rem 0}
.chart{display:block;width:100%;height:auto;margin:.5rem 0}
.chart text{font-family:inherit;direction:ltr;unicode-bidi:plaintext}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 .4rem;padding:0;list-style:none;font-size:.86rem}
.legend svg{vertical-align:-1px;margin-inline-end:.4rem}
table{width:100%;table-layout:fixed;border-collapse:collapse;margin:.6rem 0 1.25rem;font-size:.86rem;line-height:1.4}
.basis{margin-bottom:0}
.answer table{table-layout:auto}
th{text-align:start;vertical-align:bottom;border-bottom:1.5px solid var(--ink);padding:.35rem .45rem}
td{vertical-align:top;border-bottom:1px solid var(--line);padding:.35rem .45rem;text-align:start;overflow-wrap:anywhere}
td:first-child,th:first-child{padding-inline-start:0}
td:last-child,th:last-child{padding-inline-end:0}
th{hyphens:auto}
.day{white-space:nowrap}
td.number,th.number{text-align:end;font-variant-numeric:tabular-nums;overflow-wrap:normal}
td.number{white-space:nowrap}
td.number,th.number{padding-inline-start:.1rem}
tr.own td{font-weight:600;background:var(--tint)}
mark{background:#eceef3;color:inherit;border-radius:2px;padding:0 .1em}
mark.own{background:none;font-weight:600;text-decoration:underline;text-decoration-color:var(--accent-text);text-decoration-thickness:2px;text-underline-offset:2px}
.yes{font-weight:600;color:var(--accent-text)}
summary{cursor:pointer;color:var(--accent-text)}
article{border:1px solid var(--line);border-radius:4px;padding:.9rem 1.1rem;margin:1rem 0}
article h3{margin:0 0 .2rem}
.two{display:grid;grid-template-columns:3fr 2fr;gap:0 1.5rem}
.two>*{min-width:0}
.two h4:first-child{margin-top:.5rem}
.two ol,.two ul{padding-inline-start:1.2rem;margin:.3rem 0}
article.evidence{border-width:1px 0 0;border-radius:0;padding:1rem 0 0}
.evidence h3 .number{color:var(--accent-text);margin-inline-end:.35rem}
.answer{border-inline-start:3px solid var(--line);padding-inline-start:1rem;margin:.6rem 0;font-size:.93rem}
.answer pre{white-space:pre-wrap;font-size:.85rem}
.heading{font-weight:600;margin:.8rem 0 .2rem}
.level-1,.level-2{font-size:1.08em}
.picture{color:var(--soft)}
sup.source{font-size:.7em;line-height:0;color:var(--soft);margin-inline-start:.1em}
.sources{font-size:.84rem;margin:.5rem 0;padding-inline-start:1.6rem}
.sources li.own{font-weight:600}
.right{text-align:right}.center{text-align:center}
@media screen{main>section,article{content-visibility:auto;contain-intrinsic-size:auto 40rem}article{contain-intrinsic-size:auto 20rem}}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.75rem}
:root:lang(ar) :is(h1,h2,.kicker,.figure){letter-spacing:0}
:root[dir=rtl] :is(td,h1,h3,dd)[dir=auto],:root[dir=rtl] td>[dir=auto]{text-align:right}
:root:lang(ja) :is(h1,h2,.kicker,.figure){letter-spacing:0;word-break:auto-phrase}
`;
