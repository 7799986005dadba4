import { t } from '@selasar/domain';

/** The texts of the currency select. */
export const currencyTexts = {
  choose: () => t('Currency'),
  about: (amount: string) => t('about {amount}', { amount }),
};
