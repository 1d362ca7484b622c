import { describe, expect, it } from 'vitest';
import { contextMenu, type Clicked, type ContextActions } from '#main/doors/desktop/context-menu.ts';

const nothing: Clicked = {
  isEditable: false,
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: { canCut: false, canCopy: false, canPaste: true, canSelectAll: true },
};
const done: string[] = [];
const actions: ContextActions = {
  correct: (word) => void done.push(`correct ${word}`),
  learn: (word) => void done.push(`learn ${word}`),
  copyText: (text) => void done.push(`copy ${text}`),
};
const menu = (clicked: Partial<Clicked>) => contextMenu({ ...nothing, ...clicked }, actions);
const names = (clicked: Partial<Clicked>) => menu(clicked).map(({ role, label, type }) => role ?? label ?? type);

describe('a right-click', () => {
  it('offers nothing where there is nothing to do', () => expect(names({})).toEqual([]));

  it('copies a selection, and the address of a link', () => {
    expect(names({ selectionText: 'a' })).toEqual(['copy']);
    expect(names({ linkURL: 'https://example.com/a' })).toEqual(['Copy Link']);
    expect(names({ linkURL: 'app://answerscope/#/settings' })).toEqual([]);
  });

  it('edits a field, and corrects or learns a word', () => {
    expect(names({ isEditable: true })).toEqual(['cut', 'copy', 'paste', 'separator', 'selectAll']);
    const misspelt = {
      isEditable: true,
      misspelledWord: 'pasword',
      dictionarySuggestions: ['password', 'b', 'c', 'd', 'e', 'f'],
    };
    expect(names(misspelt).slice(0, 7)).toEqual(['password', 'b', 'c', 'd', 'e', 'Add to Dictionary', 'separator']);
    done.length = 0;
    for (const item of menu({ ...misspelt, linkURL: 'mailto:a@example.com' }))
      if (item.label === 'password' || item.label?.startsWith('Add') || item.label === 'Copy Link')
        (item.click as () => void)();
    expect(done).toEqual(['correct password', 'learn pasword', 'copy mailto:a@example.com']);
  });
});
