import { documents, readNoticeSettings } from '@selasar/domain';
import type { NoticeSettings } from '@selasar/domain';
import type { DocumentSnapshot } from 'firebase/firestore';
import { useDocument } from '../../firebase/live/useDocument.ts';

const read = (found: DocumentSnapshot): NoticeSettings => readNoticeSettings(found.data());

/** Follows which events are mailed to the company, for admins. */
export const useNoticeSettings = () =>
  useDocument<NoticeSettings>(
    documents.noticeSettings,
    read,
    (found) => found.exists() || !found.metadata.fromCache,
  );
