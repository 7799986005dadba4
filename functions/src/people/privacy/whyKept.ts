import { balanceOf, requestStatus } from '@selasar/domain';
import type { DocumentData } from 'firebase-admin/firestore';

const paidFor: Readonly<Record<string, { countsAsRevenue: boolean }>> = requestStatus;

/**
 * Why a request of long ago keeps its guest, if it does: it waits for an answer, or money is owed. What is owed is known
 * only where staff have written down payments.
 */
export function whyKept(request: DocumentData): 'asked' | 'owed' | undefined {
  if (request['changeRequest'] || request['unanswered']) return 'asked';
  const { payments, status } = request;
  if (!Array.isArray(payments) || !paidFor[String(status)]?.countsAsRevenue) return undefined;
  const total = Number(request['totalPrice'] ?? request['totalAmount']);
  return balanceOf(total, { payments }) > 0 ? 'owed' : undefined;
}
