import { createHash } from 'node:crypto';
import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import type { ReportModel } from '../report-model.ts';
import { reportTexts, sampleWarning, scopeLabel } from '../labels.ts';
import { fontRules } from './fonts.ts';
import { contents, cover } from './front-matter.ts';
import { markup, Markup } from './markup.ts';
import { pageStyle } from './page-style.ts';
import { sectionTitles } from './section-titles.ts';
import { sections } from './sections.ts';
import { styleSheet } from './style.ts';

/** A report may use only what it contains: pictures, its font, and its one style sheet, by digest. No scripts, no network. */
const policy = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'`;

/** The sections that begin on a page of their own. */
const ownPage: ReadonlySet<ReportSection> = new Set([
  'summary',
  'trend',
  'competitors',
  'sources',
  'recommendations',
  'method',
  'evidence',
]);

/** The report as one self-contained page that can be printed, mailed, or opened without a network. */
export function renderHtml(model: ReportModel): string {
  const { t, language } = reportTexts(model);
  const style = fontRules() + styleSheet(model) + pageStyle(model);
  const page = markup`<!doctype html>
    <html lang="${language.code}" dir="${language.direction}">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy(style)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <meta name="author" content="${model.author}" />
        <link rel="icon" href="data:," />
        <title>${model.title} · ${scopeLabel(model)}</title>
        <style>${new Markup(style)}</style>
      </head>
      <body>
        ${cover(model)}
        ${contents(model)}
        <main>
          ${model.sections.map(
            (section) =>
              markup`<section aria-labelledby="${section}"${ownPage.has(section) ? markup` class="own-page"` : null}>
                <h2 id="${section}">${t.marked(sectionTitles[section])}</h2>
                ${sections[section](model)}
              </section> `,
          )}
        </main>
        <footer class="meta">
          ${model.env === 'sample' ? markup`<p class="warning">${t.marked(sampleWarning)}</p>` : null}
          <p>${t('Made with Answerscope {version}.', { version: model.appVersion })}</p>
        </footer>
      </body>
    </html> `;
  return page.text;
}
