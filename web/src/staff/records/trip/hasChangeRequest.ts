import { isOpenRequest } from '@selasar/domain';
import type { RequestStatus } from '@selasar/domain';

interface Asking {
  status?: RequestStatus;
  changeRequest?: object | undefined;
}

/** Whether staff have to answer what a guest asks for. What is cancelled or completed is not asked any more. */
export const hasChangeRequest = ({ status, changeRequest }: Asking): boolean =>
  changeRequest !== undefined && status !== undefined && isOpenRequest(status);
