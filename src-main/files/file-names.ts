/** Names that Windows keeps for devices, whatever their ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Most bytes of a name: systems allow 255, of which temporary names and endings need some. */
const mostBytes = 150;

/** A text as the name of a file or folder that every system accepts, or part of one; empty if nothing of it can be. */
export function fileNameOf(text: string, mostCharacters = 60): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\p{Cs}\p{Co}]+/gu, '')
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Zl}\p{Zp}]+/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[.\s]+/u, '');
  let name = '';
  for (const character of [...plain].slice(0, mostCharacters)) {
    if (Buffer.byteLength(name + character) > mostBytes) break;
    name += character;
  }
  const trimmed = name.replace(/[.\s]+$/u, '');
  return device.test(trimmed) ? `_${trimmed}` : trimmed;
}
