/** Endings of hosts that, after a brand's name, make it an address by which people call the brand: "Monday.com". */
export const hostEndings: ReadonlySet<string> = new Set(
  (
    'com net org io co app ai dev so me tv eu de uk us fr es it nl be ch at pl cz se no dk fi pt br mx ar cl pe in jp kr cn tw hk ' +
    'sg id my th vn ph au nz ca za ng ke tz ru ua by kz uz kg tm tj az ge am tr gr cy hu ro bg hr si sk ba mk al ee lv lt is ie il ae sa eg ' +
    'pk bd lk mm kh la info biz shop store online site tech cloud gg ly to fm xyz space world group bank health media news edu gov int ' +
    'co.uk org.uk com.br com.au com.mx com.ar com.tr com.sg com.my com.ph com.hk com.tw com.cn co.jp co.kr co.in co.id co.il co.nz co.za co.th'
  ).split(' '),
);

/**
 * Endings by which discovery recognises a host name in running text. Fewer than {@link hostEndings}: after a full stop without
 * a space ("tools.By") an ending that is also a word would join two sentences.
 */
export const commonHostEndings: readonly string[] =
  'com org net io ai app dev co de fr es it nl uk eu us ca au jp cn kr in br mx ru pl se no dk fi ch at be tv me gg shop store tech cloud online pro xyz so ly to fm il tr gr cz hu ro pt ie nz za ae sa sg hk tw th vn id my ph'.split(
    ' ',
  );
