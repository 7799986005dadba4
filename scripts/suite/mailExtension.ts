import { collections } from '@selasar/domain';
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
 * Plays the extension 'Trigger Email' in a local suite, where nothing leaves the machine: it keeps the field `delivery` of
 * the mails as the extension does, and writes nothing else. Answers a function that ends it.
 */
export function playMailExtension(db: Firestore): () => Promise<void> {
  // One step after the other: a burst of mails leaves the suite time for what matters.
  let steps = Promise.resolve();
  const leave = db.collection(collections.mail).onSnapshot((snapshot) => {
    for (const { type, doc } of snapshot.docChanges()) {
      if (type === 'removed' || isDone(doc)) continue;
      // The suite may end meanwhile; the mail does not matter then.
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

/** Each write is an event that leads to the next step. */
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

/** What a mail server would have said. */
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
