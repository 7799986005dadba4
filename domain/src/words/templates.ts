import { company } from '../core/company.ts';
import type { Situation } from '../templates/situation.ts';
import type { ToldWay } from '../templates/tellGuest.ts';
import { t } from '../language/t.ts';

/** What staff call each situation. */
export const situationLabel: Readonly<Record<Situation, string>> = {
  confirmed: 'Confirmed',
  driver: 'Driver named',
  balance: 'Balance due',
  changed: 'Changed',
};

/** What guests are told in each situation as long as staff have written nothing else. Placeholders stand in braces. */
export const standardTemplates: Readonly<Record<Situation, string>> = {
  confirmed: `Hello {name},

we confirm {item} on {date}. Your reference is {reference}.
The total is {total}.

You find all about your trip here: {tripLink}

${company.name}`,
  driver: `Hello {name},

{driver} drives you on {date}: {item}.
Pickup: {time} at {pickup}
Phone of {driver}: {driverPhone}

Please be ready a few minutes before. Should anything change, just answer this message.

${company.name}`,
  balance: `Hello {name},

this is about {item} on {date}, reference {reference}.
Of {total} you have paid {paid}. Open are {balance}.

You can pay in cash or by card when we meet. Have you paid already? Then please just tell us.

${company.name}`,
  changed: `Hello {name},

we have changed {item} for you. It is now on {date}, and the total is {total}.

You find all about your trip here: {tripLink}
If this does not suit you, please just answer this message.

${company.name}`,
};

/** What the mail of a situation is called. */
export const toldSubject: Readonly<Record<Situation, (item: string) => string>> = {
  confirmed: (item) => t('Confirmed: {item}', { item }),
  driver: (item) => t('Your driver: {item}', { item }),
  balance: (item) => t('What is left to pay: {item}', { item }),
  changed: (item) => t('Changed: {item}', { item }),
};

/** How the history says each way. Whether a message was sent in WhatsApp, this system cannot know. */
export const toldWayWords: Readonly<Record<ToldWay, string>> = {
  whatsapp: 'opened in WhatsApp',
  mail: 'mailed',
  thread: 'written in the trip',
};
