import { Button } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { ExternalLink, isWebAddress } from '../../components/external-link.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatCount, formatFineDollars } from '../../format/numbers.ts';
import { priceFigures } from './price-rows.ts';

export type Entry = OutputOf<'get-prices'>['entries'][number];

/** A price as a row of the table; only the user's own prices can be removed. */
export function PriceRow({ entry, change, remove }: { entry: Entry; change: () => void; remove: () => void }) {
  const figures = priceFigures.filter(({ field }) => entry[field] !== undefined);
  return (
    <tr>
      <td>
        <b className="price-provider">{entry.provider}</b> {entry.model !== null && <code>{entry.model}</code>}
        {entry.own && <span className="own-word"> your own</span>}
        {entry.note !== undefined && <p className="small dim">{entry.note}</p>}
      </td>
      <td>
        {figures.map(({ field, label }) => (
          <span key={field} className="price-figure num">
            <b>{formatFineDollars(entry[field])}</b> <span className="dim">{label.toLowerCase()}</span>
          </span>
        ))}
        {entry.longPrompt !== undefined && (
          <p className="small dim">
            Over {formatCount(entry.longPrompt.over)} input tokens: input × {entry.longPrompt.inputTimes}, output ×{' '}
            {entry.longPrompt.outputTimes}
          </p>
        )}
      </td>
      <td className="figure">
        {formatDay(entry.from)}
        {entry.source !== undefined && isWebAddress(entry.source) && (
          <>
            {' '}
            <ExternalLink className="accent-link small" href={entry.source}>
              source
            </ExternalLink>
          </>
        )}
        {entry.readOn !== undefined && <p className="small dim">read {formatDay(entry.readOn)}</p>}
      </td>
      <td className="price-actions">
        <Button variant="subtle" size="compact-xs" onClick={change}>
          {entry.own ? 'Edit' : 'Change'}
          <span className="visually-hidden">
            {' '}
            {entry.provider} {entry.model}
          </span>
        </Button>
        {entry.own && (
          <Button variant="subtle" color="red" size="compact-xs" onClick={remove}>
            Remove
            <span className="visually-hidden">
              {' '}
              {entry.provider} {entry.model}
            </span>
          </Button>
        )}
      </td>
    </tr>
  );
}
