import { t } from '@selasar/domain';
import type { CrewJob } from '@selasar/domain';

/** A tour as the company calls it; a transfer in the language of the page. */
export const jobName = ({ kind, what }: CrewJob): string =>
  kind === 'transfers' ? t('Airport transfer') : what;
