import { t } from '@selasar/domain';

/** The texts of the currency select. */
export const words = {
  choose: () => t('Currency'),
  about: (amount: string) => t('about {amount}', { amount }),
};
