import { collections, documents } from '@selasar/domain/core';
import { readNoticeSettings, type SetNoticeAnswer } from '@selasar/domain/mail';
import { FieldValue } from 'firebase-admin/firestore';
import { recordEdit } from '../../audit/recordEdit.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { implement } from '../../platform/operation.ts';
import * as logger from '../../platform/log.ts';

const reference = db.doc(documents.noticeSettings);

/** A repeated call changes nothing. */
export const setNotice = implement(
  'setNotice',
  async ({ kind, isOn }, admin): Promise<SetNoticeAnswer> => {
    await writeUnlessChanged(async (transaction) => {
      const by = await admin.authorize(transaction);
      const stored = await reference.get();
      const before = readNoticeSettings(stored.data())[kind];
      if (before === isOn) return;
      const written = { [kind]: isOn, updatedAt: FieldValue.serverTimestamp() };
      if (stored.exists) transaction.update(reference, written, unlessChanged(stored));
      else transaction.create(reference, written);
      recordEdit(transaction, db, {
        kind: collections.noticeSettings,
        id: reference.id,
        name: 'Mails to the company',
        before: { [kind]: before },
        after: { [kind]: isOn },
        by,
      });
    });
    logger.info('notice set', { kind, isOn, by: admin.uid });
    return { kind, isOn };
  },
);
