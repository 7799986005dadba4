import { company, t } from '@selasar/domain';

/** The initial text of a chat without a specific subject. */
export const chatGreeting = (): string =>
  t('Hello {company}, I would like to ask about a trip.', { company: company.name });
