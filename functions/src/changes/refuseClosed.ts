import { callError } from '../core/callError.ts';
import type { RequestType, StoredRequest } from './requestType.ts';

/** Refuses to change what nobody expects any more. */
export function refuseClosed(type: RequestType, { status }: StoredRequest): void {
  const { name } = type;
  if (!type.isOpen(status))
    throw callError({ code: 'request-closed', facts: { name, why: status } });
}
