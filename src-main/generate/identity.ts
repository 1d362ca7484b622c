import { parse } from 'tldts';
import { countryCodes, findCountry } from '#shared/domain/countries.ts';
import { languages } from '#shared/domain/languages.ts';
import { hostToUnicode } from '#shared/domain/punycode.ts';
import { registrableDomain } from '#main/analysis/citations/registrable-domain.ts';
import { companyKey, withoutLegalForm } from '#main/analysis/discovery/company-key.ts';
import { foldLetters } from '#main/analysis/language/fold.ts';
import { isOfBusiness } from './business-names.ts';
import type { SiteContent } from './site-content.ts';

/** What a website says the business behind it is called; a proposal for a person. */
export interface SiteIdentity {
  /** Empty if the page does not say one. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** Registrable ones, that of the page first. */
  readonly domains: readonly string[];
  /** As spelled in the list of languages. */
  readonly language: string | null;
  readonly countryCode: string | null;
}

/** In UTF-16 units; a longer name is a sentence, or worse. */
const longestName = 80;
const mostAliases = 10;
const mostDomains = 20;
const titleSeparators = /\s[|–—·•:-]\s|[|｜]/u;

/**
 * Reads the identity of a page's business: `og:site_name`, the application's name, organisations and the site in JSON-LD, and the
 * part of the title that the address repeats. The name is the one that most of them give, in the spelling of the first.
 */
export function identityOf(content: SiteContent): SiteIdentity {
  const label = hostToUnicode(parse(content.url).domainWithoutSuffix ?? '');
  const own = content.entities.filter(({ types }) => types.some(isOfBusiness));
  const organisations = own.filter(({ types }) => !types.includes('WebSite'));
  const [organisation] = organisations;
  const spellings = [
    content.openGraph.siteName,
    ...(organisation === undefined ? [] : [organisation.name]),
    content.applicationName,
    ...own.filter(({ types }) => types.includes('WebSite')).map(({ name }) => name),
    ...titlePartsOf(content, label),
  ].flatMap(asName);
  const votes = Map.groupBy(spellings, companyKey);
  const [winners = []] = [...votes.values()].toSorted((one, other) => other.length - one.length);
  const name = winners[0] === undefined ? '' : withoutLegalForm(winners[0]);
  const others = [...spellings, ...(organisation?.alternateNames ?? []).flatMap(asName)].map(withoutLegalForm);
  const aliases = new Map(others.map((other) => [companyKey(other), other]));
  aliases.delete(companyKey(name));
  return {
    name,
    aliases: [...aliases.values()].slice(0, mostAliases),
    domains: domainsOf(
      content,
      organisations.flatMap(({ url, sameAs }) => [...url, ...sameAs]),
      label,
    ),
    ...localeOf(content),
  };
}

/** A text as a name: without what no name has; nothing if it is none. */
function asName(text: string): string[] {
  const name = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return name.length <= longestName && /[\p{L}\p{N}]/u.test(name) ? [name] : [];
}

/** The parts of the title that the address repeats: "1Password" of "Passwords, solved | 1Password". */
const titlePartsOf = ({ title, openGraph }: SiteContent, label: string): string[] =>
  [title, openGraph.title]
    .flatMap((text) => text.slice(0, 1_000).split(titleSeparators))
    .filter((part) => label !== '' && squeeze(part) === squeeze(label))
    .slice(0, 1);

const squeeze = (text: string): string => foldLetters(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * The business's own domains: of the page, of its versions for other languages, and of those addresses of the organisation that
 * are named like the site (`acme.de` of `acme.com`); profiles on other sites are not its own.
 */
function domainsOf(content: SiteContent, addresses: readonly string[], label: string): string[] {
  const alike = addresses.filter((url) => {
    const other = parse(url).domainWithoutSuffix;
    return other !== null && label !== '' && squeeze(hostToUnicode(other)) === squeeze(label);
  });
  const found = [content.url, ...content.alternates, ...alike].flatMap((url) => registrableDomain(url) ?? []);
  return [...new Set(found)].slice(0, mostDomains);
}

/** The language of the page, and the country that its language tag or the end of its domain names. */
function localeOf({ language, url }: SiteContent): Pick<SiteIdentity, 'language' | 'countryCode'> {
  const [code = '', ...parts] = language.toLowerCase().split(/[-_]/u);
  const region = parts.find((part) => /^[a-z]{2}$/u.test(part));
  const ending = parse(url).publicSuffix?.split('.').at(-1) ?? '';
  const country = ending === 'uk' ? 'gb' : ending;
  return {
    language: languages.find((one) => one.code === code)?.name ?? null,
    countryCode: findCountry(region ?? '') ?? countryCodes.find((one) => one === country) ?? null,
  };
}
