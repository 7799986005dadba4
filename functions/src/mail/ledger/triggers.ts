import { collections, pathOf } from '@selasar/domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { options } from '../../core/options.ts';
import { onJob } from '../../health/onJob.ts';
import { followMail } from './followMail.ts';
import { tryDueAgain } from './tryAgain.ts';

/** Until the extension has an answer, the ledger says so already: the mail is queued. */
const saysNothingNew = [undefined, 'PENDING', 'PROCESSING'];

/** Keeps the ledger equal to what the extension says of a mail. */
export const onMailWritten = onDocumentWritten(
  { ...options, document: pathOf(collections.mail, '{id}'), retry: true },
  async ({ data }) => {
    const mail = data?.after;
    if (mail?.exists && !saysNothingNew.includes(mail.get('delivery.state'))) {
      await followMail(mail.id);
    }
  },
);

/** The extension itself tries once. */
export const retryMails = onJob('retryMails', tryDueAgain, { maxInstances: 1 });
