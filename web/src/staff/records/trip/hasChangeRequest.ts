import { isOpenRequest } from '@selasar/domain';
import type { RequestStatus } from '@selasar/domain';

interface NewChangeRequest {
  status?: RequestStatus;
  changeRequest?: object | undefined;
}

/** Whether staff must answer a change request. Cancelled and completed records need no answer. */
export const hasChangeRequest = ({ status, changeRequest }: NewChangeRequest): boolean =>
  changeRequest !== undefined && status !== undefined && isOpenRequest(status);
