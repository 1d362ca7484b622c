import { Button } from '@mantine/core';
import type { OutputOf } from '#shared/contract/index.ts';
import { ExternalLink, isWebAddress } from '../../components/external-link.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatFineDollars } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { T } from '../../language/t.tsx';
import { hidden } from '../../language/tags.tsx';
import { serviceText } from '../../wording/service.ts';
import { priceFigures } from './price-rows.ts';

export type Entry = OutputOf<'get-prices'>['entries'][number];

/** A price as a row of the table; only the user's own prices can be removed. */
export function PriceRow({ entry, change, remove }: { entry: Entry; change: () => void; remove: () => void }) {
  const figures = priceFigures.filter(({ field }) => entry[field] !== undefined);
  const name = `${entry.provider} ${entry.model ?? ''}`;
  return (
    <tr>
      <td>
        <b className="price-provider">{entry.provider}</b> {entry.model !== null && <code>{entry.model}</code>}
        {entry.own && <span className="own-word"> {t('your own', {}, 'price')}</span>}
        {entry.note !== undefined && (
          <p className="small dim" dir="auto">
            {serviceText(entry.note)}
          </p>
        )}
      </td>
      <td>
        {figures.map(({ field, unit }) => (
          <span key={field} className="price-figure num">
            <b>{formatFineDollars(entry[field])}</b> <span className="dim">{unit}</span>
          </span>
        ))}
        {entry.longPrompt !== undefined && (
          <p className="small dim">
            {t('Over {over, number} input tokens: input × {inputTimes, number}, output × {outputTimes, number}', {
              over: entry.longPrompt.over,
              inputTimes: entry.longPrompt.inputTimes,
              outputTimes: entry.longPrompt.outputTimes,
            })}
          </p>
        )}
      </td>
      <td className="figure">
        {formatDay(entry.from)}
        {entry.source !== undefined && isWebAddress(entry.source) && (
          <>
            {' '}
            <ExternalLink className="accent-link small" href={entry.source}>
              {t('source')}
            </ExternalLink>
          </>
        )}
        {entry.readOn !== undefined && <p className="small dim">{t('read {day}', { day: formatDay(entry.readOn) })}</p>}
      </td>
      <td className="price-actions">
        <Button variant="subtle" size="compact-xs" onClick={change}>
          {entry.own ? (
            <T message="Edit<hidden> {name}</hidden>" values={{ name, hidden }} />
          ) : (
            <T message="Change<hidden> {name}</hidden>" values={{ name, hidden }} />
          )}
        </Button>
        {entry.own && (
          <Button variant="subtle" color="red" size="compact-xs" onClick={remove}>
            <T message="Remove<hidden> {name}</hidden>" values={{ name, hidden }} />
          </Button>
        )}
      </td>
    </tr>
  );
}
