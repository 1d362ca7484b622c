/**
 * Lets the dashboards load their own files and nothing else. Inline styles are allowed because the component and chart
 * libraries write them; inline scripts are not.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // The preview of a report has its fonts in itself, and is under this policy.
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
