import { t } from '@selasar/domain/i18n';
import type { Outcome } from './useUnanswered.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** '10:02', of the visitor's own clock, because it shows when they did something. */
export const localTime = (at: Date | number): string => clock.format(at);

export function outcomeText({ kind, at, hasArrived }: Outcome): string {
  const time = localTime(at);
  if (kind === 'messages') {
    return hasArrived
      ? t('Your message of {time} arrived.', { time })
      : t('Your message of {time} did not arrive. Please send it again.', { time });
  }
  return hasArrived
    ? t('Your request of {time} arrived.', { time })
    : t('Your request of {time} did not arrive. Please send it again.', { time });
}
