import { registrableDomain } from './registrable-domain.ts';

/**
 * The addresses under which a normalised article may be fetched, the likeliest first: as it is spelled, under `www.`
 * (which normalising drops), and over plain http for the few sites that have nothing else.
 */
export function addressesToTry(url: string): readonly string[] {
  const host = new URL(url).hostname;
  const bare =
    registrableDomain(url) === registrableDomain(`www.${host}`) && !host.startsWith('www.') && !/^[\d.[]/.test(host);
  const withWww = url.replace(/^https:\/\//, 'https://www.');
  const secure = bare ? [url, withWww] : [url];
  return [...secure, ...secure.map((address) => address.replace(/^https:/, 'http:'))];
}
