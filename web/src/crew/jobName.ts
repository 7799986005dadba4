import { t } from '@selasar/domain';
import type { CrewJob } from '@selasar/domain';

/** The name of a job: a tour by its own name, a transfer in the language of the page. */
export const jobName = ({ kind, what }: CrewJob): string =>
  kind === 'transfers' ? t('Airport transfer') : what;
