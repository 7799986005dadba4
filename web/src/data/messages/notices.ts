import { documents } from '@selasar/domain/core';
import { type NoticeSettings, readNoticeSettings, type SetNoticeInput } from '@selasar/domain/mail';
import type { DocumentSnapshot } from 'firebase/firestore';
import { onceAnswered, useWatchedDocument } from '../firebase/reactfire/watched.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { adminApi } from '../api.ts';
import { firestore } from '../firebase/lite.ts';
import { confirmDone } from '../firebase/live/confirmOutcome.ts';

const read = (found: DocumentSnapshot): NoticeSettings => readNoticeSettings(found.data());

export const useNoticeSettings = () =>
  useWatchedDocument<NoticeSettings>(documents.noticeSettings, read, onceAnswered);

/** Resolves to false if the server did not apply it. */
export const setNotice = (input: SetNoticeInput, onUnsure: () => void): Promise<boolean> =>
  confirmDone({
    act: () => adminApi.setNotice(input),
    readBack: async () => {
      const stored = await getDoc(doc(await firestore(), documents.noticeSettings));
      return readNoticeSettings(stored.data())[input.kind] === input.isOn;
    },
    onUnsure,
  });
