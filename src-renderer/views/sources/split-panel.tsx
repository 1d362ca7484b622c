import { UnstyledButton, useComputedColorScheme } from '@mantine/core';
import { chartTheme } from '../../charts/chart-theme.ts';
import { ownColour } from '../../charts/palette.ts';
import { Panel } from '../../components/panel.tsx';
import { formatPercent } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { PictureButton } from '../../pictures/picture-button.tsx';
import { sideSigns, sideWords, type Side, type SplitPart } from './source-split.ts';

/** Whose sites the platforms cite, as one split bar with words; a part narrows the tables to it. */
export function SplitPanel({
  parts,
  chosen,
  choose,
  client,
  period,
}: {
  client: string;
  /** In words. */
  period: string;
  parts: readonly SplitPart[];
  chosen: Side | null;
  choose: (side: Side | null) => void;
}) {
  const scheme = useComputedColorScheme('light');
  const colours = {
    owned: ownColour[scheme],
    competitor: chartTheme[scheme].strong,
    third_party: chartTheme[scheme].text,
  };
  return (
    <Panel
      title={t('Whose sites are cited')}
      note={t('share of citations')}
      actions={
        <PictureButton
          picture={{
            title: t('Whose sites are cited'),
            client,
            period,
            note: t('share of citations'),
            legend: [],
            body: {
              kind: 'bars',
              rows: parts.map((part) => ({
                label: sideWords[part.side],
                mark: '',
                colour: colours[part.side],
                share: part.share,
                low: null,
                high: null,
                value: formatPercent(part.share),
                strong: part.side === 'owned',
              })),
            },
            scheme,
          }}
        />
      }
    >
      <div className="split-bar" aria-hidden="true">
        {parts.map(
          (part) =>
            part.share > 0 && (
              <span key={part.side} className={`split-${part.side}`} style={{ flexGrow: part.share }} />
            ),
        )}
      </div>
      <div className="source-counts">
        {parts.map((part) => (
          <UnstyledButton
            key={part.side}
            className="source-count"
            aria-pressed={chosen === part.side}
            onClick={() => choose(chosen === part.side ? null : part.side)}
          >
            <span className={`split-text-${part.side}`}>
              <span aria-hidden="true">{sideSigns[part.side]}</span> {sideWords[part.side]}
            </span>
            <span className="num">
              <b>{formatPercent(part.share)}</b>{' '}
              <span className="dim">
                {t(
                  '{domains, plural, one {# domain} other {# domains}}, {pages, plural, one {# page} other {# pages}}',
                  { domains: part.domains, pages: part.articles },
                )}
              </span>
            </span>
          </UnstyledButton>
        ))}
      </div>
    </Panel>
  );
}
