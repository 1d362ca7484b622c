import { Link } from 'wouter';
import { noFilters, viewAddress } from '../app/address.ts';
import { noFigure } from '../format/numbers.ts';

/** Why there is no share of voice, and where to change that. */
export function ConfirmFirst({ customerId }: { customerId: number }) {
  return (
    <p className="small dim confirm-first">
      Share of voice: {noFigure},{' '}
      <Link className="accent-link" href={viewAddress(customerId, 'competitors', noFilters, { show: 'book' })}>
        confirm competitors first
      </Link>
    </p>
  );
}
