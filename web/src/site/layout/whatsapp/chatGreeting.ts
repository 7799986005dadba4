import { company, t } from '@selasar/domain';

/** What stands in a chat that is about nothing in particular. */
export const chatGreeting = (): string =>
  t('Hello {company}, I would like to ask about a trip.', { company: company.name });
