/** A web address without what every address has: scheme, www, the slash at the end. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
