import { t } from '@selasar/domain/i18n';

declare const made: unique symbol;
/** Only this file makes one, so no mail names a guest without regard to who typed the name. */
export type Greeting = string & { readonly [made]: true };

interface Greeted {
  customerName: string;
  /** Until staff have worked on the request, anybody may have typed the name. */
  isChecked: boolean;
}

export const greet = ({ customerName, isChecked }: Greeted): Greeting =>
  greeting(isChecked ? t('Hello {name},', { name: customerName }) : t('Hello,'));

/** A first line that names no guest, or that staff wrote. */
export const greeting = (text: string): Greeting => text as Greeting;
