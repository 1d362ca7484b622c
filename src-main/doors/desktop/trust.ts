/** The scheme and host that the desktop app loads its dashboards from. */
export const appOrigin = 'app://answerscope';

/** The part of Electron's description of a sender that trust depends on. */
export interface Sender {
  readonly senderFrame: { readonly parent: unknown; readonly url: string } | null;
  readonly sender: { readonly id: number };
}

/** Whether a message comes from our own page: the main frame of a dashboard window that shows our own files. */
export function isTrustedSender({ senderFrame, sender }: Sender, dashboardWindows: ReadonlySet<number>): boolean {
  if (senderFrame === null || senderFrame.parent !== null || !dashboardWindows.has(sender.id)) return false;
  return senderFrame.url === appOrigin || senderFrame.url.startsWith(`${appOrigin}/`);
}

/** Whether an address may be passed to the operating system: a web page or an e-mail address, never a file or a program. */
export function isExternalLink(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol);
}
