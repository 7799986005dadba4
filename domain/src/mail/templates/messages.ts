import { company } from '../../core/company.ts';
import type { Situation } from '../../requests/guestMessage.ts';
import { t } from '../../i18n/t.ts';

/** Used until staff save their own. */
export const standardTemplates: Readonly<Record<Situation, string>> = {
  confirmed: `Hello {name},

We have confirmed {item} on {date}. Your reference is {reference}.
The total is {total}.

Everything about your trip is here: {tripLink}

${company.name}`,
  driver: `Hello {name},

{driver} will be your driver on {date}: {item}.
Pickup: {time} at {pickup}
Driver’s phone: {driverPhone}

Please be ready a few minutes early. If anything changes, just reply to this message.

${company.name}`,
  balance: `Hello {name},

This is about {item} on {date}, reference {reference}.
Of {total} you have paid {paid}, so {balance} is still due.

You can pay in cash or by card when we meet. If you have paid already, please just let us know.

${company.name}`,
  changed: `Hello {name},

We have changed {item} for you. It is now on {date}, and the total is {total}.

Everything about your trip is here: {tripLink}
If this does not suit you, just reply to this message.

${company.name}`,
};

export const guestMessageSubject: Readonly<Record<Situation, (item: string) => string>> = {
  confirmed: (item) => t('Confirmed: {item}', { item }),
  driver: (item) => t('Your driver: {item}', { item }),
  balance: (item) => t('What is left to pay: {item}', { item }),
  changed: (item) => t('Changed: {item}', { item }),
};
