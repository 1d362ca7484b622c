/** The scheme and host the dashboards of the desktop app are loaded from. */
export const appOrigin = 'app://answerscope';

/** What Electron tells of who sent a message, as far as trust depends on it. */
export interface Sender {
  readonly senderFrame: { readonly parent: unknown; readonly url: string } | null;
  readonly sender: { readonly id: number };
}

/** Whether a message comes from our own page: the main frame of one of our windows, showing our own files. */
export function isTrustedSender({ senderFrame, sender }: Sender, ownWindows: ReadonlySet<number>): boolean {
  if (senderFrame === null || senderFrame.parent !== null || !ownWindows.has(sender.id)) return false;
  return senderFrame.url === appOrigin || senderFrame.url.startsWith(`${appOrigin}/`);
}
