import { company, t } from '@selasar/domain';

/** What stands in a chat that a visitor opens. */
export const chatGreeting = (): string =>
  t('Hello {company}, I would like to ask about a trip.', { company: company.name });
