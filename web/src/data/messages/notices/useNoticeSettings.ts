import { documents, readNoticeSettings } from '@selasar/domain';
import type { NoticeSettings } from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { onceAnswered, useWatchedDocument } from '../../firebase/reactfire/useWatchedDocument.ts';

const read = (found: DocumentSnapshot): NoticeSettings => readNoticeSettings(found.data());

/** Follows which events are mailed to the company, for admins. */
export const useNoticeSettings = () =>
  useWatchedDocument<NoticeSettings>(documents.noticeSettings, read, onceAnswered);
