import type { Random } from './counters/events.ts';
import { any, mark, markedId } from './choose.ts';
import { anyCollection } from './collections.ts';
import type { Maker } from './maker.ts';
import { spoiled, strange } from './spoiled.ts';
import { plainTour, plainVilla } from '../../support/plainOffers.ts';

/** A value as Firestore's REST interface writes it; some are wrong on purpose. */
function wireValue(random: Random, value: unknown): unknown {
  if (random() < 0.02) return { strangeValue: value };
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) {
    return { arrayValue: { values: value.map((item) => wireValue(random, item)) } };
  }
  return { mapValue: { fields: wireFields(random, value as object) } };
}

const wireFields = (random: Random, fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, wireValue(random, value)]),
  );

export const toFirestore: Maker = (random, { firestore, projectId }) => {
  const database = `projects/${projectId}/databases/(default)`;
  const documents = `http://${firestore}/v1/${database}/documents`;
  const collection = any(random, anyCollection);
  const id = any(random, [markedId(random), `${mark}-walk`, 'overview', '..', '__x__']);
  const way = random();
  if (way < 0.2) return { url: `${documents}/${collection}/${id}`, method: 'GET', body: undefined };
  if (way < 0.3) return { url: `${documents}/${collection}`, method: 'GET', body: undefined };
  if (way < 0.5) {
    const from = any<unknown>(random, [[{ collectionId: collection }], any(random, strange)]);
    const structuredQuery = spoiled(random, { from, limit: 10, orderBy: [], where: undefined });
    return {
      url: `${documents}:runQuery`,
      method: 'POST',
      body: JSON.stringify({ structuredQuery }),
    };
  }
  const sample = collection === 'villas' ? plainVilla : plainTour;
  const data = spoiled(random, { ...sample, slug: id });
  const fields = typeof data === 'object' && data !== null ? wireFields(random, data) : data;
  const name = `${database}/documents/${collection}/${id}`;
  const updateTransforms = ['createdAt', 'updatedAt'].map((fieldPath) => ({
    fieldPath,
    setToServerValue: 'REQUEST_TIME',
  }));
  const write = random() < 0.1 ? { delete: name } : { update: { name, fields }, updateTransforms };
  return { url: `${documents}:commit`, method: 'POST', body: JSON.stringify({ writes: [write] }) };
};
