import { callError } from '../callError.ts';
import type { Guest } from '../callable.ts';
import { settings } from '../settings.ts';
import { limitOpenRequests } from './openRequests.ts';
import { limitRate } from './rateLimit.ts';

interface Sender extends Guest {
  email: string;
  /** The field that people leave empty. */
  website: string | undefined;
}

/** Lets a new message of a visitor in, or refuses it by throwing. */
export async function admitMessage({ address, email, website }: Sender): Promise<void> {
  if (website) throw looksAutomated();
  const limits = [
    { who: `address ${address}`, perHour: settings.requestsPerAddress.value() },
    { who: `email ${email}`, perHour: settings.requestsPerEmail.value() },
  ];
  await Promise.all(limits.map(limitRate));
}

/** Lets a new booking or transfer of a guest in, which also waits for an answer. */
export async function admitRequest(sender: Sender): Promise<void> {
  await admitMessage(sender);
  await limitOpenRequests(sender.email);
}

const looksAutomated = () =>
  callError({
    code: 'looks-automated',
    field: 'website',
    message:
      'This looks like it was filled in by a program. Please write to us on WhatsApp or by email instead.',
  });
