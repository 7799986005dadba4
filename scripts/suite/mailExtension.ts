import { collections } from '@selasar/domain/core';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';

/** Addresses that the simulated mail server refuses, permanently or temporarily. */
const refusals: readonly { domain: string; response: string }[] = [
  { domain: '@bounce.example', response: '550 5.1.1 Recipient address rejected: User unknown' },
  { domain: '@busy.example', response: '451 4.7.1 Greylisting in action, please come back later' },
];
const leaseMs = 60_000;

/**
 * Simulates the extension 'Trigger Email' in a local suite: it updates the field `delivery` of the mails as the extension
 * does, and sends nothing. Returns a function that stops it.
 */
export function playMailExtension(db: Firestore): () => Promise<void> {
  // One step at a time, so that a burst of mails does not block the suite.
  let steps = Promise.resolve();
  const leave = db.collection(collections.mail).onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed' || isDone(doc)) continue;
      // The suite may have ended; then the mail does not matter.
      steps = steps.then(() => step(doc.ref)).catch(() => undefined);
    }
  });
  return async () => {
    leave();
    await steps;
  };
}

const stateOf = (mail: DocumentSnapshot): unknown => mail.get('delivery.state');

/** No delivery is due in these states, until a retry is requested. */
const isDone = (mail: DocumentSnapshot): boolean =>
  ['PROCESSING', 'SUCCESS', 'ERROR'].includes(String(stateOf(mail)));

/** Each write is an event that triggers the next step. */
async function step(reference: DocumentReference): Promise<void> {
  const to = await reference.firestore.runTransaction(async (transaction) => {
    const mail = await transaction.get(reference);
    if (!mail.exists || isDone(mail)) return undefined;
    if (stateOf(mail) === undefined) {
      const delivery = { startTime: Timestamp.now(), state: 'PENDING', attempts: 0, error: null };
      transaction.update(reference, { delivery });
      return undefined;
    }
    transaction.update(reference, {
      'delivery.state': 'PROCESSING',
      'delivery.leaseExpireTime': Timestamp.fromMillis(Date.now() + leaseMs),
    });
    return String(mail.get('to'));
  });
  if (to !== undefined) await reference.update({ ...ended, ...answerFor(to, reference.id) });
}

const ended = {
  'delivery.attempts': FieldValue.increment(1),
  'delivery.endTime': FieldValue.serverTimestamp(),
  'delivery.error': null,
  'delivery.leaseExpireTime': null,
};

/** The answer of the simulated mail server. */
function answerFor(to: string, id: string) {
  const refusal = refusals.find(({ domain }) => to.toLowerCase().endsWith(domain));
  if (refusal) {
    const error = `Error: Can't send mail - all recipients were rejected: ${refusal.response}`;
    return { 'delivery.state': 'ERROR', 'delivery.error': error };
  }
  const response = '250 2.0.0 Ok: kept on this machine';
  const info = {
    messageId: `<${id}@localhost>`,
    accepted: [to],
    rejected: [],
    pending: [],
    response,
  };
  return { 'delivery.state': 'SUCCESS', 'delivery.info': info };
}
