import { clientAddress } from '../requests/clientAddress.ts';

/**
 * The address of a browser that reports through Hosting, whose CDN names it in a header of its own. Who asks the function
 * itself can write anything there: what all together may report is limited, too.
 */
export function reporterAddress(request: Parameters<typeof clientAddress>[0]): string {
  const named = request.headers['fastly-client-ip'];
  return typeof named === 'string' ? named.slice(0, 45) : clientAddress(request);
}
