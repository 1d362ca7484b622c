import { createContext, startTransition, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import {
  areOfSameWorkspace,
  currentAddress,
  hrefOf,
  navigate,
  onAddressChange,
  type Address,
} from './hash-location.ts';

const ShownAddress = createContext<Address | null>(null);

/** The address that the page shows: that of the browser, except while another view is drawn. */
function useShownAddress(): Address {
  const shown = useContext(ShownAddress);
  if (shown === null) throw new Error('addresses are read within a HashRouter');
  return shown;
}

const useHashPath = (): [string, typeof navigate] => [useShownAddress().path, navigate];
const useHashSearch = (): string => useShownAddress().search;

/** The workspace that the address names; null if it names none. */
export const useHashWorkspace = (): string | null => useShownAddress().workspace;

/**
 * Follows the address of the page. Another view is drawn in short tasks beside the one before, which stays until all of it is there: at
 * once it would hold the page up. Filters and what a view keeps in its address change at once, since fields show them.
 */
export function HashRouter({ children }: { children: ReactNode }) {
  const [shown, show] = useState(currentAddress);
  useLayoutEffect(() => {
    let last: Address | null = null;
    const follow = () => {
      const next = currentAddress();
      const isOtherView = last !== null && next.path !== last.path && areOfSameWorkspace(next, last);
      last = next;
      if (isOtherView) startTransition(() => show(next));
      else show(next);
    };
    // It may have changed since it was drawn.
    follow();
    return onAddressChange(follow);
  }, []);
  return (
    <ShownAddress value={shown}>
      {/* oxlint-disable-next-line react/hooks -- wouter takes its location hooks as properties */}
      <Router hook={useHashPath} searchHook={useHashSearch} hrefs={hrefOf}>
        {children}
      </Router>
    </ShownAddress>
  );
}
