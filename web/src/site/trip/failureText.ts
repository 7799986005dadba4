import { t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { adviceOn } from '../forms/request/advice.ts';

const unknown: PlainMessage = 'Something went wrong. Please try again, or call us.';

/** Why an action on the trip failed, and what the guest can do. */
export const failureText = (error: unknown): string => adviceOn(error) ?? t(unknown);
