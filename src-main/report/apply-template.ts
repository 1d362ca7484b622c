import type { ReportRequest } from '#shared/contract/workspace/reports.ts';
import type { ReadStore } from '#main/store/open.ts';
import { readTemplate } from '#main/store/report-templates.ts';
import { addressOfLogo, logoOfData } from './read-logo.ts';

/** A request with what the template of its client says, wherever it says nothing itself. */
export function withTemplate(store: ReadStore, request: ReportRequest): ReportRequest {
  const { templateOf, template: given, ...own } = request;
  const kept = readTemplate(store, templateOf ?? request.customerId);
  const logo = readable(kept.logo);
  // The logo of a client is its own, also in a template of another client.
  const clientLogo = readable(
    templateOf === undefined ? kept.clientLogo : readTemplate(store, request.customerId).clientLogo,
  );
  const { mailTo: _, accentColor, bandColor, language, author, ...template } = given ?? kept.template;
  return {
    ...template,
    ...(language !== null && { language }),
    ...(accentColor !== null && { accentColor }),
    ...(bandColor !== null && { bandColor }),
    ...(author !== '' && { author }),
    ...(own.logoFile === undefined && logo !== null && { logo }),
    ...(own.clientLogoFile === undefined && clientLogo !== null && { clientLogo }),
    ...own,
  };
}

/** A kept logo; null if it is no picture, as one from a colleague's workspace may be. */
function readable(logo: string | null): string | null {
  try {
    return logo === null ? null : addressOfLogo(logoOfData(logo));
  } catch {
    return null;
  }
}
