import { Checkbox } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { Problem } from '../../components/problem.tsx';
import { Lines } from '../../components/states.tsx';
import { plural } from '../../format/numbers.ts';

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
    <div className="run-names" role="group" aria-label="Preview of the files">
      <ul className="small">
        {files.slice(0, mostShown).map(({ file, exists }) => (
          <li key={file}>
            <bdi>{file}</bdi>
            {exists && <span className="dim"> (exists)</span>}
          </li>
        ))}
        {files.length > mostShown && <li className="dim">and {plural(files.length - mostShown, 'more file')}</li>}
      </ul>
      {existing > 0 && (
        <Checkbox
          size="xs"
          label={`Replace ${plural(existing, 'file that exists', 'files that exist')}`}
          description={replace ? undefined : 'They are kept; only what is missing is written'}
          checked={replace}
          onChange={(event) => setReplace(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
