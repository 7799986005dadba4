import { t } from '@selasar/domain';
import { toFailure } from '../data/firebase/failure.ts';

/** Why something failed, in short, and what to do. */
export function failureText(error: unknown): string {
  const { kind, code, details } = toFailure(error);
  if (code === 'not-sent') return t('Not sent: there is no connection. Please tap again later.');
  if (details) return details.message;
  if (kind === 'unreachable') return t('No answer. Please check your connection and try again.');
  return t('Something went wrong on our side. Please call the office.');
}
