/**
 * Gives a text that ends in an ellipsis, because its place is too narrow, the whole text as its title when it is pointed
 * at or gets the focus; takes it away again once there is room.
 */
export function explainCutTexts(page: Document): void {
  const given = new WeakSet<HTMLElement>();
  const explain = ({ target }: Event) => {
    for (let part = target instanceof HTMLElement ? target : null; part !== null; part = part.parentElement) {
      const isCut = part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis';
      if (
        isCut &&
        !part.hasAttribute('title') &&
        part.closest('[title]') === null &&
        part.querySelector('[title]') === null
      ) {
        part.title = part.textContent.trim();
        given.add(part);
      } else if (!isCut && given.has(part)) {
        part.removeAttribute('title');
        given.delete(part);
      }
      if (isCut) return;
    }
  };
  page.addEventListener('pointerover', explain, { passive: true });
  page.addEventListener('focusin', explain, { passive: true });
}
