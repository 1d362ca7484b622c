import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { Problem } from '../../components/problem.tsx';
import { Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';

/** Files that are spelled out. */
const mostShown = 4;

/** The files that would be written, and what happens to those that exist. */
export function NamePreview({
  plan,
  replace,
  setReplace,
}: {
  readonly plan: UseQueryResult<OutputOf<'plan-reports'>>;
  readonly replace: boolean;
  readonly setReplace: (replace: boolean) => void;
}) {
  if (plan.isError) return <Problem error={plan.error} />;
  if (plan.data === undefined) return <Lines count={3} />;
  const files = plan.data.clients.flatMap((client) => client.files);
  const existing = files.filter(({ exists }) => exists).length;
  return (
    <div className="run-names" role="group" aria-label={t('Preview of the files')}>
      <ul className="small">
        {files.slice(0, mostShown).map(({ file, exists }) => (
          <li key={file}>
            <bdi>{file}</bdi>
            {exists && <span className="dim"> {t('(exists)')}</span>}
          </li>
        ))}
        {files.length > mostShown && (
          <li className="dim">
            {t('{count, plural, one {and # more file} other {and # more files}}', { count: files.length - mostShown })}
          </li>
        )}
      </ul>
      {existing > 0 && (
        <Checkbox
          size="xs"
          label={t('{count, plural, one {Replace # file that exists} other {Replace # files that exist}}', {
            count: existing,
          })}
          description={replace ? undefined : t('Existing files are kept; only what is missing is written')}
          checked={replace}
          onChange={(event) => setReplace(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
