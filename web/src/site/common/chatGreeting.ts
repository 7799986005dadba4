import { company } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';

export const chatGreeting = (): string =>
  t('Hello {company}, I would like to ask about a trip.', { company: company.name });
