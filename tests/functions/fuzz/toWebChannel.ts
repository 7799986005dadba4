import { any } from './choose.ts';
import { anyCollection } from './collections.ts';
import type { Maker } from './maker.ts';
import { spoiled, strange } from './spoiled.ts';

export const toWebChannel: Maker = (random, { firestore, projectId }) => {
  const database = `projects/${projectId}/databases/(default)`;
  const query = { from: [{ collectionId: any(random, anyCollection) }] };
  const message = spoiled(random, {
    database,
    addTarget: { query: { parent: `${database}/documents`, structuredQuery: query }, targetId: 2 },
  });
  const service = any(random, ['Listen', 'Write']);
  const parameters = new URLSearchParams({
    VER: any(random, ['8', '8', 'x', '-1']),
    database,
    RID: String(Math.floor(random() * 100_000)),
    CVER: '22',
    t: '1',
  });
  const form = new URLSearchParams({
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify(message),
  });
  return {
    url: `http://${firestore}/google.firestore.v1.Firestore/${service}/channel?${parameters}`,
    method: 'POST',
    body: random() < 0.1 ? String(any(random, strange)) : form.toString(),
  };
};
