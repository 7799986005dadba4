import { collections, pathOf } from '@selasar/domain/core';
import { type SaveTemplateAnswer, standardTemplates, templateVersion } from '@selasar/domain/mail';
import { situationLabel } from '@selasar/domain/requests';
import { FieldValue } from 'firebase-admin/firestore';
import * as logger from '../../platform/log.ts';
import { implement } from '../../platform/operation.ts';
import { callError } from '../../platform/callError.ts';
import { db, unlessChanged, writeUnlessChanged } from '../../platform/firestore.ts';
import { recordEdit } from '../../audit/recordEdit.ts';

export const saveTemplate = implement(
  'saveTemplate',
  async ({ situation, text, seen }, staff): Promise<SaveTemplateAnswer> => {
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
      if (document.exists) transaction.update(reference, written, unlessChanged(document));
      else transaction.create(reference, written);
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
  },
);
