import { collections, mailEntrySchema } from '@selasar/domain';
import type { MailEntry, SendAgainAnswer, SendAgainInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../../api.ts';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';

const call: (input: SendAgainInput) => Promise<SendAgainAnswer> = staffApi.sendAgain;

/** Sends a failed mail again. Resolves to false if the server did not accept it. */
export const sendAgain = (mail: MailEntry, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call({ mailId: mail.id }),
    readBack: async () => {
      const found = await getDoc(doc(await firestore(), collections.mailLog, mail.id));
      const now = mailEntrySchema.parse({ ...found.data(), id: mail.id });
      return now.changedAt.getTime() !== mail.changedAt.getTime();
    },
    onUnsure,
  });
