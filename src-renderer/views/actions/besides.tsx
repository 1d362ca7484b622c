import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { shortAddress } from '../../format/addresses.ts';
import { formatDay, formatPeriod } from '../../format/dates.ts';
import { formatCount, formatPercent, formatScore, plural } from '../../format/numbers.ts';

type Besides = OutputOf<'get-effect'>['besides'];

/** What moved besides the share of answers: citations of the pages, share of voice, position. */
export function MovedBesides({ customerId, besides }: { customerId: number; besides: Besides }) {
  if (besides.pages.length === 0 && besides.platforms.length === 0) return null;
  return (
    <section className="effect" aria-label="What moved besides">
      <h3>What moved besides</h3>
      {besides.pages.length > 0 && (
        <ul className="besides-pages small">
          {besides.pages.map((page) => (
            <li key={page.url}>
              <ExternalLink href={page.url} className="accent-link">
                {shortAddress(page.url)}
              </ExternalLink>
              {page.platforms.length === 0 && <span className="dim">not cited yet</span>}
              {page.platforms.map((cited) => (
                <span key={cited.platform} className="num">
                  {platformLabel(cited.platform)}: first cited {formatDay(cited.firstCited)},{' '}
                  <Link
                    className="text-link"
                    href={viewAddress(
                      customerId,
                      'answers',
                      { ...noFilters, platform: cited.platform },
                      { article: page.url },
                    )}
                  >
                    in {formatCount(cited.answers)} of {plural(cited.answered, 'answer')} since
                  </Link>
                  {cited.answersBefore > 0 && `, ${formatCount(cited.answersBefore)} before`}
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
                <th>The queries it aims at</th>
                <th className="figure">Share of voice before</th>
                <th className="figure">since</th>
                <th className="figure">Position before</th>
                <th className="figure">since</th>
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
          <p className="small dim">{periods(besides.platforms)} These figures are described, not tested.</p>
        </>
      )}
    </section>
  );
}

function periods([first]: Besides['platforms']): string {
  return first === undefined
    ? ''
    : `${formatPeriod(first.after.from, first.after.to)}, beside ${formatPeriod(first.before.from, first.before.to)}.`;
}
