import { t } from '@selasar/domain';

declare const made: unique symbol;
/** The first line of a mail. Only this file makes one, so no mail names a guest without regard to who typed the name. */
export type Greeting = string & { readonly [made]: true };

interface Greeted {
  customerName: string;
  /** Whether staff have worked on the request; until then anybody may have typed the name, with anybody's address. */
  isChecked: boolean;
}

/** Greets a guest, by name if staff have checked it. */
export const greet = ({ customerName, isChecked }: Greeted): Greeting =>
  greeting(isChecked ? t('Hello {name},', { name: customerName }) : t('Hello,'));

/** A first line that names no guest, or that staff wrote. */
export const greeting = (text: string): Greeting => text as Greeting;
