/** As Hosting sends it with its own files; a test compares. */
const hsts = 'max-age=63072000; includeSubDomains';

interface Answer {
  removeHeader: (name: string) => void;
  set: (headers: Record<string, string>) => unknown;
}

/**
 * What each answer of a function says to browsers, also where it is asked on Google's own host and no Hosting stands
 * before it. It is no page: nothing in it may load or be framed. A page says its own policy afterwards.
 */
export function guardAnswer(response: Answer): void {
  response.removeHeader('X-Powered-By');
  response.set({
    'Strict-Transport-Security': hsts,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });
}
