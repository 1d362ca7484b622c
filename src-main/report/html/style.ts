import { readableOnWhite } from './colours.ts';

/** The style sheet of a report: light, printable on A4, without external resources. */
export const styleSheet = (accentColor: string): string => `
:root{color-scheme:light;--accent:${accentColor};--accent-text:${readableOnWhite(accentColor)};--ink:#20242c;--soft:#5a6070;--line:#e3e5ea}
*{box-sizing:border-box}
html{font-size:15px}
body{margin:0 auto;max-width:64rem;padding:2rem 1.5rem 4rem;background:#fff;color:var(--ink);font:1rem/1.5 "Inter","Segoe UI",system-ui,-apple-system,"Noto Sans","Noto Sans Hebrew","Noto Sans Arabic","Noto Sans Thai","Noto Sans Devanagari","Noto Sans CJK JP","Noto Sans JP","Hiragino Sans","Microsoft YaHei",sans-serif;overflow-wrap:break-word}
header{border-top:6px solid var(--accent);padding-top:1.25rem;margin-bottom:2rem}
header .logo{display:block;max-height:56px;max-width:220px;margin-bottom:1.5rem}
h1{font-size:2rem;line-height:1.2;margin:0 0 .25rem}
h2{font-size:1.35rem;line-height:1.3;margin:2.5rem 0 .5rem;padding-bottom:.25rem;border-bottom:2px solid var(--accent)}
h3{font-size:1.05rem;margin:1.5rem 0 .25rem}
p{margin:.4rem 0}
a{color:var(--accent-text)}
.meta,.note,figcaption,caption{color:var(--soft);font-size:.88rem}
.warning{border:2px solid #b3261e;background:#fdeceb;color:#7a1710;font-weight:600;padding:.5rem .8rem;margin:1rem 0;border-radius:4px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;margin:1rem 0;padding:0;list-style:none}
.card{border:1px solid var(--line);border-radius:6px;padding:.8rem 1rem}
.card .figure{font-size:2rem;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums}
.card h3{margin:0}
.chart{display:block;width:100%;height:auto;margin:.75rem 0}
.chart text{font-size:12px;fill:var(--ink)}
.chart .tick{font-size:11px;fill:var(--soft)}
.chart .strong{font-weight:700}
.legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:0;padding:0;list-style:none;font-size:.88rem}
.legend svg{vertical-align:-1px;margin-right:.25rem}
table{width:100%;border-collapse:collapse;margin:.75rem 0;font-size:.86rem}
caption{text-align:left;caption-side:top;padding-bottom:.3rem}
th{text-align:left;vertical-align:bottom;border-bottom:1.5px solid var(--ink);padding:.3rem .4rem;font-weight:600}
td{vertical-align:top;border-bottom:1px solid var(--line);padding:.3rem .4rem;text-align:start}
.day{white-space:nowrap}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
tr.own td,tr.own th{font-weight:700}
td a{overflow-wrap:anywhere}
mark{background:none;color:inherit;font-weight:700;text-decoration:underline;text-decoration-color:var(--accent);text-decoration-thickness:2px}
.yes{font-weight:600;color:var(--accent-text)}
summary{cursor:pointer;color:var(--accent-text)}
article{border:1px solid var(--line);border-radius:6px;padding:.6rem 1rem;margin:1rem 0;break-inside:avoid}
article h3{margin:.2rem 0}
footer{margin-top:3rem;border-top:1px solid var(--line);padding-top:.75rem}
@page{size:A4;margin:16mm 14mm}
@media print{html{font-size:11px}body{max-width:none;padding:0}h2,h3,h4{break-after:avoid}details{display:none}.card,figure,tr,.legend{break-inside:avoid}thead{display:table-header-group}.chart{max-height:210mm}a{text-decoration:none}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}
`;
