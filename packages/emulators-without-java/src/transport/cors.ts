import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Lets any page read the answer, as the official emulator does. The origin is reflected because the SDK sends
 * credentials, for which browsers refuse `*`.
 */
export function allowCrossOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  if (headers.origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', headers.origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Access-Control-Allow-Methods', 'DELETE,GET,HEAD,PATCH,POST,PUT');
  response.setHeader('Vary', 'Origin');
  const requestedHeaders = headers['access-control-request-headers'];
  if (requestedHeaders) response.setHeader('Access-Control-Allow-Headers', requestedHeaders);
  if (headers['access-control-request-private-network'] !== undefined) {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
}
