/** Shorter secrets are not searched for: matches would be accidental and mangle ordinary words. */
const shortestSecret = 6;
const mark = '[key]';

/** What looks like a key, known or not: vendor prefixes, partly masked keys, credentials in addresses and headers. */
const keyShapes: readonly RegExp[] = [
  /\b(?:sk|pk|rk|pplx|sess)-[\w.*•…-]{3,}/g,
  /\bAIza[\w*-]{6,}/g,
  /[^\s"'`:,]{0,60}\*{3,}[^\s"'`,;]*/g,
];
const namedKeys = /((?:api_?key|access_token|password)["']?\s*[=:]\s*["']?)[^&\s"',}]+/gi;
/** Of an address, `scheme://user:password@host`; up to the last @, as addresses are read. */
const addressPasswords = /(:\/\/[^\s:@/]{0,200}:)[^\s/]{1,400}@/g;
const headerKeys = /\b(Bearer|Basic)\s+[\w+/=.~-]{6,}/gi;

/** Every form in which a secret may be returned: plain, URL-encoded, and as a pair in Basic authentication. */
function spellings(secrets: readonly string[]): readonly string[] {
  const long = secrets.filter((secret) => secret.length >= shortestSecret);
  const pair = secrets.length === 2 ? [Buffer.from(secrets.join(':')).toString('base64')] : [];
  return [...new Set([...long, ...long.map((secret) => encodeURIComponent(secret)), ...pair])].toSorted(
    (a, b) => b.length - a.length,
  );
}

/** Removes the given secrets from a text, in every form. */
function scrubSecrets(text: string, secrets: readonly string[]): string {
  return spellings(secrets).reduce((clean, secret) => clean.replaceAll(secret, mark), text);
}

/** Removes the given secrets and everything that looks like one, partly masked keys included: for messages people see. */
export function scrubMessage(text: string, secrets: readonly string[]): string {
  const known = scrubSecrets(text, secrets);
  const named = known
    .replace(addressPasswords, `$1${mark}@`)
    .replace(namedKeys, `$1${mark}`)
    .replace(headerKeys, `$1 ${mark}`);
  return keyShapes.reduce((clean, shape) => clean.replace(shape, mark), named);
}

/** Removes the given secrets from every string of a parsed JSON value: for the stored payload. */
export function scrubJson(value: unknown, secrets: readonly string[]): unknown {
  const wanted = spellings(secrets);
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return wanted.reduce((clean, secret) => clean.replaceAll(secret, mark), part);
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  return wanted.length === 0 ? value : walk(value);
}
