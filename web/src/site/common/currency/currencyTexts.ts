import { t } from '@selasar/domain/i18n';

export const currencyTexts = {
  choose: () => t('Currency'),
  about: (amount: string) => t('about {amount}', { amount }),
};
