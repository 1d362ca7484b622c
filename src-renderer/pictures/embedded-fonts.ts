const family = 'Inter Variable';

/** Whether a `unicode-range` covers a character of a text. */
export function coversAny(range: string, text: string): boolean {
  const spans = range.split(',').map((part) => {
    const [from = '', to] = part.trim().replace(/^U\+/i, '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    return [first, Number.parseInt(to ?? from.replaceAll('?', 'F'), 16)] as const;
  });
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (spans.some(([first, last]) => code >= first && code <= last)) return true;
  }
  return false;
}

const base64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
};

/** The rules of the interface's font that a text needs, with the files in them; '' where they cannot be had. */
export async function embeddedFonts(text: string): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      if (!style.getPropertyValue('font-family').includes(family)) return [];
      if (!coversAny(style.getPropertyValue('unicode-range'), text)) return [];
      const source = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('src'))?.[1];
      return source === undefined ? [] : [new URL(source, sheet.href ?? document.baseURI)];
    }),
  );
  try {
    const faces = await Promise.all(
      rules.map(async (url) => {
        const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
        return `@font-face{font-family:'${family}';font-weight:100 900;src:url(data:font/woff2;base64,${base64(bytes)}) format('woff2')}`;
      }),
    );
    return faces.join('');
  } catch {
    return '';
  }
}
