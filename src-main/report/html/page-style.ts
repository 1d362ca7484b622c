import type { ReportPaper } from '#shared/contract/workspace/reports.ts';
import { periodLabel, reportTexts, sampleWarning } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import { xmlText } from '#shared/domain/xml-text.ts';
import { shorten } from '#shared/domain/shorten.ts';

/** Width and height of a sheet. */
const sheets: Readonly<
  Record<ReportPaper, { readonly name: string; readonly width: string; readonly height: string }>
> = {
  a4: { name: 'A4', width: '210mm', height: '297mm' },
  letter: { name: 'letter', width: '8.5in', height: '11in' },
};

/** Text of a style sheet, with everything but letters and digits escaped: no text ends a rule or the sheet. */
const cssText = (text: string): string =>
  `"${xmlText(text).replaceAll(/[^\p{L}\p{N} ]/gu, (character) => `\\${(character.codePointAt(0) ?? 32).toString(16)} `)}"`;

/** The most characters of a running head, and of a foot, which may have two lines. */
const longestHead = 64;
const longestFoot = 110;
const shortened = (text: string, most = longestHead): string => shorten(text, most);

/** What paper needs: sheet, margins, running heads and feet with page numbers, and where pages may end. */
export function pageStyle(model: ReportModel): string {
  const { name, width, height } = sheets[model.paper];
  const texts = reportTexts(model);
  // Margin boxes are named by sides of the sheet, whatever the direction of the text.
  const [start, end] = texts.language.direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
  const foot = model.footer || [model.author, model.contact].filter((part) => part !== '').join(' · ');
  const box = (place: string, content: string, more = ''): string => `@${place}{content:${content};${more}}`;
  return `
@page{size:${name};margin:24mm 18mm 20mm;font:8pt "Report","Inter","Segoe UI",system-ui,"Noto Sans",sans-serif;color:#5a6070;
${box(`top-${start}`, cssText(shortened(model.title)), 'width:60%;vertical-align:bottom;padding-bottom:5mm')}
${box(`top-${end}`, cssText(periodLabel(texts, model.period)), 'vertical-align:bottom;padding-bottom:5mm')}
${box(`bottom-${start}`, cssText(shortened(foot, longestFoot)), 'width:42%;vertical-align:top;padding-top:5mm')}
${box('bottom-center', model.env === 'sample' ? cssText(texts.t.marked(sampleWarning)) : '""', 'width:44%;vertical-align:top;padding-top:5mm;color:#b3261e;font-weight:600')}
${box(`bottom-${end}`, 'counter(page) " / " counter(pages)', 'vertical-align:top;padding-top:5mm')}
}
@page :first{margin:0;${['top-left', 'top-right', 'bottom-left', 'bottom-center', 'bottom-right'].map((place) => box(place, 'none')).join('')}}
@media screen{.contents .page{display:none}}
@media print{
html{font-size:9.6pt}
body{max-width:none;padding:0;margin:0}
*{print-color-adjust:exact;-webkit-print-color-adjust:exact}
.cover{width:${width};height:calc(${height} - 1mm);min-height:0;padding:22mm 22mm 20mm;border-top-width:9mm;border-bottom:0;break-after:page}
.contents{margin:0}
section.own-page,.contents{break-after:auto}
section.own-page{break-before:page}
.contents h2,section.own-page>h2{margin-top:0}
h2{margin-top:2.2rem}
h2,h3,h4,.lead,.basis,.heading{break-after:avoid;break-inside:avoid}
h2+*,h3+.note{break-before:avoid}
thead{display:table-header-group;break-after:avoid}
tbody tr:first-child{break-before:avoid}
tbody tr:first-child:not(:last-child),tbody tr:nth-child(2):not(:last-child){break-after:avoid}
tbody tr:last-child{break-before:avoid}
.card,.cards,figure,tr,.legend,.points li,.sources li,article,dl>div{break-inside:avoid}
article h3+.note{break-after:avoid}
p,li{orphans:3;widows:3}
article{padding:.55rem .8rem;margin:.7rem 0}
article p{margin:.25rem 0}
details{display:none}
.chart{max-height:210mm}
a{text-decoration:none}
footer{display:none}
}
`;
}
