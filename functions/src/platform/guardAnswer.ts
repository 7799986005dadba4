import type { ServerResponse } from 'node:http';

const headers = {
  // The same value as in Hosting's headers; a test compares them.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Security headers of every response, also on Google's own host, which has no Hosting in front. A response that is no
 * page may load nothing and may not be framed; a page sets its own policy afterwards.
 */
export function guardAnswer(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
