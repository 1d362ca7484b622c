/** Whether an address may be handed to the operating system: a web page or a mail, never a file or a program. */
export function isExternalLink(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol);
}
