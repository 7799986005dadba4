import type { CrewJob } from '@selasar/domain/crew';
import { t } from '@selasar/domain/i18n';

export const jobName = ({ kind, what }: CrewJob): string =>
  kind === 'transfers' ? t('Airport transfer') : what;
