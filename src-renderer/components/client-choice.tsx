import { t } from '../language/current.ts';
import { Segments } from './segments.tsx';

/** Whether a table is about the client of the view or about all of them. */
export function ClientChoice({
  label,
  allClients,
  change,
}: {
  /** What is chosen, for screen readers: “Whose spend”. */
  label: string;
  allClients: boolean;
  change: (allClients: boolean) => void;
}) {
  return (
    <Segments
      size="xs"
      aria-label={label}
      value={allClients ? 'all' : 'client'}
      onChange={(value) => change(value === 'all')}
      data={[
        { value: 'client', label: t('This client') },
        { value: 'all', label: t('All clients') },
      ]}
    />
  );
}
