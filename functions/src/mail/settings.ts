import { collections, documents, pathOf } from '@selasar/domain/core';
import {
  readNoticeSettings,
  readOwnNotices,
  standardTemplates,
  templateVersion,
} from '@selasar/domain/mail';
import { situationLabel } from '@selasar/domain/requests';
import { FieldValue } from 'firebase-admin/firestore';
import { recordEdit } from '../platform/audit.ts';
import { callError } from '../platform/callError.ts';
import { createOrUpdate } from '../platform/createOrUpdate.ts';
import { db, writeUnlessChanged } from '../platform/firestore.ts';
import * as logger from '../platform/log.ts';
import { implement } from '../platform/operation.ts';

const reference = db.doc(documents.noticeSettings);

/** A repeated call changes nothing. */
export const setNotice = implement('setNotice', async ({ kind, isOn }, admin) => {
  await writeUnlessChanged(async (transaction) => {
    const by = await admin.authorize(transaction);
    const stored = await reference.get();
    const before = readNoticeSettings(stored.data())[kind];
    if (before === isOn) return;
    const updatedAt = FieldValue.serverTimestamp();
    createOrUpdate(transaction, stored, { [kind]: isOn, updatedAt });
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
});

/** A repeated call changes nothing. What waits already is mailed when it would have been. */
export const setOwnNotices = implement('setOwnNotices', async (chosen, staff) => {
  const profile = db.doc(pathOf(collections.users, staff.uid));
  await db.runTransaction(async (transaction) => {
    await staff.authorize(transaction);
    const before = readOwnNotices((await transaction.get(profile)).get('notices'));
    const changed = differences(before, chosen);
    if (changed.length === 0) return;
    const fields = changed.map(([name, value]) => [`notices.${name}`, value] as const);
    transaction.update(profile, Object.fromEntries(fields));
  });
  logger.info('own notices set', { ...chosen, by: staff.uid });
  return chosen;
});

const differences = (before: object, chosen: object): [string, unknown][] =>
  Object.entries(chosen).filter(([name, value]) => Reflect.get(before, name) !== value);

export const saveTemplate = implement('saveTemplate', async ({ situation, text, seen }, staff) => {
  const reference = db.doc(pathOf(collections.templates, situation));
  await writeUnlessChanged(async (transaction) => {
    const by = await staff.authorize(transaction);
    const document = await reference.get();
    const before: unknown = document.get('text') ?? standardTemplates[situation];
    // A repeated call after a lost response: already done.
    if (before === text) return;
    if (templateVersion(document.get('updatedAt')) !== seen) {
      throw callError({ code: 'template-changed', field: 'text' });
    }
    const { uid, fullName } = by;
    const updatedAt = FieldValue.serverTimestamp();
    const written = { text, updatedAt, by: uid, ...(fullName ? { byName: fullName } : {}) };
    createOrUpdate(transaction, document, written);
    recordEdit(transaction, db, {
      kind: 'templates',
      id: situation,
      name: `Template “${situationLabel[situation]}”`,
      before: { text: before },
      after: { text },
      by,
    });
  });
  logger.info('template saved', { situation, by: staff.uid });
  return { situation };
});
