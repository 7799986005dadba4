import type { ServerResponse } from 'node:http';

const headers = {
  // As Hosting sends it with its own files; a test compares.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * What each answer of a function says to browsers, also where it is asked on Google's own host and no Hosting stands
 * before it. It is no page: nothing in it may load or be framed. A page says its own policy afterwards.
 */
export function guardAnswer(response: ServerResponse): void {
  response.removeHeader('X-Powered-By');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
