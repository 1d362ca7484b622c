import { Link } from 'wouter';
import { noFilters, viewAddress } from '../app/address.ts';
import { noFigure } from '../format/numbers.ts';
import { T } from '../language/t.tsx';

/** Why there is no share of voice, and where to change that. */
export function ConfirmFirst({ customerId }: { customerId: number }) {
  return (
    <p className="small dim confirm-first">
      <T
        message="Share of voice: {figure}, <link>confirm competitors first</link>"
        values={{
          figure: noFigure,
          link: (inner) => (
            <Link className="accent-link" href={viewAddress(customerId, 'competitors', noFilters, { show: 'book' })}>
              {inner}
            </Link>
          ),
        }}
      />
    </p>
  );
}
