import type { ContextMenuParams, MenuItemConstructorOptions } from 'electron';
import { desktopTexts } from './desktop-texts.ts';

/** The part of Electron's description of a right-click that the menu depends on. */
export type Clicked = Pick<
  ContextMenuParams,
  'isEditable' | 'selectionText' | 'linkURL' | 'misspelledWord' | 'dictionarySuggestions'
> & { readonly editFlags: Pick<ContextMenuParams['editFlags'], 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'> };

export interface ContextActions {
  correct(word: string): void;
  learn(word: string): void;
  copyText(text: string): void;
}

const suggestionsShown = 5;

/** What a right-click offers: spelling and editing in a field, copying elsewhere; empty if there is nothing to do. */
export function contextMenu(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  const { isEditable, selectionText, linkURL, misspelledWord, dictionarySuggestions, editFlags } = clicked;
  const { t } = desktopTexts();
  const items: MenuItemConstructorOptions[] = [];
  if (isEditable && misspelledWord !== '') {
    for (const word of dictionarySuggestions.slice(0, suggestionsShown))
      items.push({ label: word, click: () => actions.correct(word) });
    items.push({ label: t('Add to Dictionary'), click: () => actions.learn(misspelledWord) }, { type: 'separator' });
  }
  if (/^(?:https?|mailto):/.test(linkURL))
    items.push({ label: t('Copy Link'), click: () => actions.copyText(linkURL) }, { type: 'separator' });
  if (isEditable)
    items.push(
      { role: 'cut', label: t('Cut'), enabled: editFlags.canCut },
      { role: 'copy', label: t('Copy'), enabled: editFlags.canCopy },
      { role: 'paste', label: t('Paste'), enabled: editFlags.canPaste },
      { type: 'separator' },
      { role: 'selectAll', label: t('Select All'), enabled: editFlags.canSelectAll },
    );
  else if (selectionText.trim() !== '') items.push({ role: 'copy', label: t('Copy') });
  while (items.at(-1)?.type === 'separator') items.pop();
  return items;
}
