import type { ServerResponse } from 'node:http';

const headers = {
  // The same value as in Hosting's headers; a test compares them.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Google's own host has no Hosting in front. A page sets its own policy afterwards. */
export function guardAnswer(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
