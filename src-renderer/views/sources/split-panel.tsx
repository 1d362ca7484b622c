import { UnstyledButton } from '@mantine/core';
import { Panel } from '../../components/panel.tsx';
import { formatPercent, plural } from '../../format/numbers.ts';
import { sideSigns, sideWords, type Side, type SplitPart } from './source-split.ts';

/** Whose sites the platforms cite, as one split bar with words; a part narrows the tables to it. */
export function SplitPanel({
  parts,
  chosen,
  choose,
}: {
  parts: readonly SplitPart[];
  chosen: Side | null;
  choose: (side: Side | null) => void;
}) {
  return (
    <Panel title="Whose sites are cited" note="share of citations">
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
                {plural(part.domains, 'domain')}, {plural(part.articles, 'page')}
              </span>
            </span>
          </UnstyledButton>
        ))}
      </div>
    </Panel>
  );
}
