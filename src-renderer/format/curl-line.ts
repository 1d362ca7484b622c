/** A text quoted as one word of a POSIX shell. */
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A curl command that calls the published interface, ready to paste. */
export function curlLine(apiBaseUrl: string, operation: string, request: unknown, apiKey: string): string {
  const url = `${apiBaseUrl.replace(/\/+$/, '')}/${operation}`;
  return `curl -sS ${quoted(url)} -H ${quoted(`X-API-Key: ${apiKey}`)} -H ${quoted('Content-Type: application/json')} -d ${quoted(JSON.stringify(request))}`;
}
