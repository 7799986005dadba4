import type { IncomingHttpHeaders } from 'node:http';

interface Request {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The address from which a request came. Of X-Forwarded-For only the last entry is Google's own; those before it are
 * whatever the client wrote.
 */
export function clientAddress({ headers, socket }: Request): string {
  const forwarded = headers['x-forwarded-for'];
  const list = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
  return list?.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}
