import { t } from '@selasar/domain';
import type { PlainMessage } from '@selasar/domain';
import { adviceOn } from '../forms/request/advice.ts';

const unknown: PlainMessage =
  'Something went wrong, and we cannot say what. Please try again, or call us.';

/** Why something about the trip failed, and what a person can do. */
export const whyNot = (error: unknown): string => adviceOn(error) ?? t(unknown);
