import { Client, fieldsOf, verdict } from './client.ts';
import type { Address } from './client.ts';
import { Cases, list, record, text } from './recording.ts';
import type { Recording, Replay } from './recording.ts';

export const file = 'pyric-rules/request_resource.json';

/** The recorded SDK calls as writes: the mask and the fields it sends. An absent mask replaces the document. */
const WRITES: Readonly<Record<string, { mask?: readonly string[]; fields: Recording }>> = {
  "update {'board.c1r1':'x'}": { mask: ['board.c1r1'], fields: { board: { c1r1: 'x' } } },
  "update FieldPath('a.b') = 'x'": { mask: ['`a.b`'], fields: { 'a.b': 'x' } },
  "update FieldPath('board','c1.r1') = 'x'": {
    mask: ['board.`c1.r1`'],
    fields: { board: { 'c1.r1': 'x' } },
  },
  "update {'board.c1r1': deleteField()}": { mask: ['board.c1r1'], fields: {} },
  "set {board:{c1r1:'x'},extra:2} merge": {
    mask: ['board.c1r1', 'extra'],
    fields: { board: { c1r1: 'x' }, extra: 2 },
  },
  "set {board:{c1r1:'x',c2r2:'zzz'},ignore:5} mergeFields ['board.c1r1']": {
    mask: ['board.c1r1'],
    fields: { board: { c1r1: 'x' } },
  },
  "update {board:{c1r1:'x'}}": { mask: ['board'], fields: { board: { c1r1: 'x' } } },
  "set {board:{c1r1:'x'}}": { fields: { board: { c1r1: 'x' } } },
  'update {keep:3}': { mask: ['keep'], fields: { keep: 3 } },
};
const KEYS = ['affectedKeys', 'changedKeys', 'addedKeys', 'removedKeys', 'unchangedKeys'];

/** Rules that allow the write only if they see what was recorded. */
export async function replay(recording: Recording, engine: Address): Promise<Replay> {
  const cases = new Cases();
  const client = new Client(engine, 'demo-request-resource');
  const seed = record(recording['seed']);
  for (const item of list(recording['cases']).map(record)) {
    const name = text(item['write']);
    const write = WRITES[name];
    if (!write) {
      cases.check(name, 'no such write here', 'a write');
      continue;
    }
    const conditions = KEYS.filter((key) => item[key] !== undefined).map(
      (key) =>
        `request.resource.data.diff(resource.data).${key}() == ${JSON.stringify(item[key])}.toSet()`,
    );
    if (item['requestResourceData'] !== undefined) {
      conditions.push(`request.resource.data == ${JSON.stringify(item['requestResourceData'])}`);
    }
    if (item['resourceDataUnchanged'] === true) {
      conditions.push(`resource.data == ${JSON.stringify(seed)}`);
    }
    for (const condition of conditions) {
      await client.putRules(`rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents/games/{id} { allow update: if ${condition}; }
}`);
      await client.clear();
      await client.commit([client.set('games/g', seed)], 'admin');
      const answer = await client.commit(
        [
          {
            update: { name: `${client.documents}/games/g`, fields: fieldsOf(write.fields) },
            ...(write.mask ? { updateMask: { fieldPaths: write.mask } } : {}),
          },
        ],
        'anonymous',
      );
      cases.check(`${name}: ${condition}`, verdict(answer), 'ALLOW');
    }
  }
  return cases.result();
}
