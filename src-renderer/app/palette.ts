import { createSpotlight } from '@mantine/spotlight';

/** The state of the palette, and what opens it. */
export const [paletteState, palette] = createSpotlight();

/** Selects the first entry, as typing does: results that came later have taken the place of what was selected. */
export function selectFirst(): void {
  const { listId, query } = paletteState.getState();
  const list = document.getElementById(listId);
  if (list === null || query.trim() === '') return;
  for (const entry of list.querySelectorAll('[data-selected]')) entry.removeAttribute('data-selected');
  list.querySelector('[data-action]')?.setAttribute('data-selected', 'true');
  paletteState.updateState((state) => ({ ...state, selected: 0 }));
}
