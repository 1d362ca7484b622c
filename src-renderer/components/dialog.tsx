import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '../language/current.ts';
import { useTopmost } from './layers.ts';

/** The element that opened a dialog: of an entry of a menu, which closes meanwhile, the button of the menu. */
function opener(): Element | null {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return menu == null ? active : document.getElementById(menu);
}

/** A dialog that is there while it is open; closing it gives the focus back to what opened it. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  // Before anything in the dialog takes the focus.
  const [before] = useState(opener);
  const isTopmost = useTopmost();
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
  return <Modal opened closeOnEscape={isTopmost} closeButtonProps={{ 'aria-label': t('Close') }} {...props} />;
}
