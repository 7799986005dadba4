import { documents, readNoticeSettings } from '@selasar/domain';
import type { SetNoticeAnswer, SetNoticeInput } from '@selasar/domain';
import { doc, getDoc } from 'firebase/firestore/lite';
import { adminApi } from '../../api.ts';
import { firestore } from '../../firebase/lite.ts';
import { confirmDone } from '../../firebase/live/confirmOutcome.ts';

const call: (input: SetNoticeInput) => Promise<SetNoticeAnswer> = adminApi.setNotice;

/** Switches one kind of mail to the company. Resolves to false if the server did not apply it. */
export const setNotice = (input: SetNoticeInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => call(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), documents.noticeSettings));
      return readNoticeSettings(stored.data())[input.kind] === input.isOn;
    },
    onUnsure,
  });
