import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { shortAddress } from '../../format/addresses.ts';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { formatPercent, formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';

type Besides = OutputOf<'get-effect'>['besides'];

/** What moved besides the share of answers: citations of the pages, share of voice, position. */
export function MovedBesides({ customerId, besides }: { customerId: number; besides: Besides }) {
  if (besides.pages.length === 0 && besides.platforms.length === 0) return null;
  return (
    <section className="effect" aria-label={t('What moved besides')}>
      <h3>{t('What moved besides')}</h3>
      {besides.pages.length > 0 && (
        <ul className="besides-pages small">
          {besides.pages.map((page) => (
            <li key={page.url}>
              <ExternalLink href={page.url} className="accent-link">
                {shortAddress(page.url)}
              </ExternalLink>
              {page.platforms.length === 0 && <span className="dim">{t('not cited yet')}</span>}
              {page.platforms.map((cited) => (
                <span key={cited.platform} className="num">
                  <T
                    message="{platform}: first cited {day}, <link>in {answers, number} of {count, plural, one {# answer} other {# answers}} since</link>{before, plural, =0 {} one {, # before} other {, # before}}"
                    values={{
                      platform: platformLabel(cited.platform),
                      day: formatDay(cited.firstCited),
                      answers: cited.answers,
                      count: cited.answered,
                      before: cited.answersBefore,
                      link: (inner) => (
                        <Link
                          className="text-link"
                          href={viewAddress(
                            customerId,
                            'answers',
                            { ...noFilters, platform: cited.platform },
                            { article: page.url },
                          )}
                        >
                          {inner}
                        </Link>
                      ),
                    }}
                  />
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      {besides.platforms.length > 0 && (
        <>
          <table className="plain-table effect-sides small">
            <thead>
              <tr>
                <th>{t('The queries it aims at')}</th>
                <th className="figure">{t('Share of voice before')}</th>
                <th className="figure">{t('since', {}, 'head')}</th>
                <th className="figure">{t('Position before')}</th>
                <th className="figure">{t('since', {}, 'head')}</th>
              </tr>
            </thead>
            <tbody>
              {besides.platforms.map(({ platform, shareOfVoice, position }) => (
                <tr key={platform}>
                  <td>{platformLabel(platform)}</td>
                  <td className="figure">{formatPercent(shareOfVoice.before)}</td>
                  <td className="figure">{formatPercent(shareOfVoice.after)}</td>
                  <td className="figure">{formatScore(position.before)}</td>
                  <td className="figure">{formatScore(position.after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="small dim">{periods(besides.platforms)}</p>
        </>
      )}
    </section>
  );
}

function periods([first]: Besides['platforms']): string {
  return first === undefined
    ? ''
    : t('{period}, beside {before}. These figures are described, not tested.', {
        period: formatPeriod(first.after.from, first.after.to),
        before: formatPeriod(first.before.from, first.before.to),
      });
}
