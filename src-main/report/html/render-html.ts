import { createHash } from 'node:crypto';
import type { ReportModel } from '../report-model.ts';
import { dayLabel, sampleWarning, scopeLabel } from '../labels.ts';
import { markup, Markup } from './markup.ts';
import { markdown, sections, sectionTitles } from './sections.ts';
import { styleSheet } from './style.ts';

/** A report may use only its embedded pictures and its one style sheet, by digest. No scripts, no network. */
const policy = (style: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; base-uri 'none'; form-action 'none'`;

/** The report as one self-contained page that can be printed, mailed, or opened without a network. */
export function renderHtml(model: ReportModel): string {
  const style = styleSheet(model.accentColor);
  const page = markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy(style)}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${model.title} · ${scopeLabel(model)}</title>
        <style>${new Markup(style)}</style>
      </head>
      <body>
        <header>
          ${model.logo === null ? null : markup`<img class="logo" alt="" src="data:${model.logo.mediaType};base64,${model.logo.base64}" />`}
          <h1 dir="auto">${model.title}</h1>
          <p class="meta" dir="auto">${scopeLabel(model)}</p>
          <p class="meta">
            ${model.customer.websiteUrl}${model.organization === '' ? null : markup` · prepared by ${model.organization}`}
            · made on ${dayLabel(model.createdOn)}
          </p>
          ${model.env === 'sample' ? markup`<p class="warning" role="note">${sampleWarning}</p>` : null}
          ${model.intro.trim() === '' ? null : markup`<div dir="auto">${markdown(model.intro)}</div>`}
        </header>
        <main>
          ${model.sections.map(
            (section) =>
              markup`<section aria-labelledby="${section}">
                <h2 id="${section}">${sectionTitles[section]}</h2>
                ${sections[section](model)}
              </section> `,
          )}
        </main>
        <footer class="meta">
          ${model.env === 'sample' ? markup`<p class="warning">${sampleWarning}</p>` : null}
          <p>Made with Answerscope ${model.appVersion}.</p>
        </footer>
      </body>
    </html> `;
  return page.text;
}
