import { t } from '@selasar/domain';

/** All that the choice of a currency says. */
export const words = {
  choose: () => t('Currency'),
  about: (amount: string) => t('about {amount}', { amount }),
};
