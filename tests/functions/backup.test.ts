import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../../scripts/backup/backUp.ts';
import {
  readDocuments,
  writeDocuments,
  type StoredDocument,
} from '../../scripts/backup/documents.ts';
import { heldReason } from '../../scripts/backup/held.ts';
import { partNames, type Manifest } from '../../scripts/backup/manifest.ts';
import { placeAt, type Place } from '../../scripts/backup/place.ts';
import { silent } from '../../scripts/backup/progress.ts';
import { look, restore } from '../../scripts/backup/restore.ts';
import { openSite, rootOf } from '../../scripts/backup/site.ts';
import { verify } from '../../scripts/backup/verify.ts';
import { differences, snapshotOf } from '../../scripts/rehearse/snapshot.ts';
import { wipe } from '../../scripts/rehearse/wipe.ts';

// Projects of their own in the suite: no function listens to them, and nobody else stores anything there.
const from = openSite({ project: 'backup-from' });
const into = openSite({ project: 'backup-into', database: 'restored' });
const db = getFirestore(from.app, from.database);

const token = randomUUID();
const all = { parts: partNames, over: false };
/** More than are read, or under way to be stored, at once. */
const manyDocuments = 620;

/** Every type that Firestore knows. An SDK would store both fives alike. */
const everyType = {
  fields: {
    integer: { integerValue: '5' },
    double: { doubleValue: 5 },
    large: { integerValue: '9007199254740993' },
    notANumber: { doubleValue: 'NaN' },
    time: { timestampValue: '2026-11-22T08:09:10.123456Z' },
    bytes: { bytesValue: 'AAEC/w==' },
    nothing: { nullValue: null },
    place: { geoPointValue: { latitude: -8.5, longitude: 115.2 } },
    reference: { referenceValue: `${rootOf(from)}/tours/ubud-walk` },
    text: { stringValue: 'line\u2028break\nand "quotes"' },
    none: { arrayValue: {} },
    list: { arrayValue: { values: [{ mapValue: { fields: { deep: { booleanValue: true } } } }] } },
    empty: { mapValue: {} },
    image: {
      stringValue: `http://127.0.0.1/v0/b/${from.bucket}/o/tour-images%2Fone?alt=media&token=${token}`,
    },
  },
};

async function* seeded(): AsyncGenerator<StoredDocument> {
  yield { path: 'types/every', ...everyType };
  yield { path: 'nobody/stored/within/this', fields: {} };
  for (let number = 0; number < manyDocuments; number += 1) {
    yield { path: `bookings/${number}`, fields: { number: { integerValue: String(number) } } };
  }
}

let folder: string;
let place: Place;
let manifest: Manifest;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  await wipe(from);
  await writeDocuments(from, seeded(), silent);
  await db.doc('outbox/waits').set({
    mail: { to: 'ana@example.com', message: { subject: 'Confirmed' } },
    leavesAt: Timestamp.now(),
  });
  await db.doc('mail/sent').set({ to: 'ben@example.com', delivery: { state: 'SUCCESS' } });
  await db.doc('mail/new').set({ to: 'eva@example.com' });
  await db.doc('mailLedger/waits').set({ state: 'queued', leavesAt: Timestamp.now() });
  const auth = getAuth(from.app);
  await auth.createUser({
    uid: 'ayu',
    email: 'ayu@example.com',
    password: 'an old password',
    emailVerified: true,
  });
  await auth.setCustomUserClaims('ayu', { role: 'admin' });
  await auth.createUser({ uid: 'gone', email: 'gone@example.com', disabled: true });
  await getStorage(from.app)
    .bucket(from.bucket)
    .file('private/one')
    .save(Buffer.from([0, 1, 255]), {
      resumable: false,
      metadata: { contentType: 'image/png', metadata: { firebaseStorageDownloadTokens: token } },
    });
  place = placeAt(path.join(folder, 'good'), from.app);
  manifest = await backUp(from, place, silent);
}, 60_000);
beforeEach(() => wipe(into));
afterAll(async () => {
  await Promise.all([wipe(from), wipe(into)]);
  await rm(folder, { recursive: true });
});

/** As the command does it. */
async function restoreAll(source = place, signal?: AbortSignal) {
  const whole = await verify(source);
  await look(into, whole, all);
  return restore(into, source, whole, all, { ...silent, signal });
}

const documentsIn = async (site: typeof from) => {
  const found = new Map<string, unknown>();
  for await (const { path: at, fields } of readDocuments(site)) found.set(at, fields);
  return found;
};

describe('a backup', () => {
  it('says in the project that it was made, and of how much', async () => {
    const { documents, accounts, pictures } = manifest.parts;
    expect([documents.count, accounts.count, pictures.count]).toEqual([manyDocuments + 6, 2, 1]);
    expect((await db.doc('health/backup').get()).data()).toEqual({
      at: expect.any(Timestamp),
      documents: documents.count,
      accounts: 2,
      pictures: 1,
    });
  });

  it('is never written over', async () => {
    await expect(backUp(from, place, silent)).rejects.toThrow('holds a backup already');
  });
});

describe('a restore', () => {
  it('brings back every document with its types, by the names of the new place', async () => {
    await restoreAll();
    const found = await documentsIn(into);
    const { reference, image, ...rest } = everyType.fields;
    expect(found.get('types/every')).toEqual({
      ...rest,
      reference: { referenceValue: reference.referenceValue.replace(rootOf(from), rootOf(into)) },
      image: { stringValue: image.stringValue.replace(from.bucket, into.bucket) },
    });
    expect(found.get('nobody/stored/within/this')).toEqual({});
    expect([...found.keys()].filter((at) => at.startsWith('bookings/'))).toHaveLength(
      manyDocuments,
    );
  });

  it('brings back people, with claims, times and passwords', async () => {
    await restoreAll();
    const [before, after] = await Promise.all(
      [from, into].map(({ app }) => getAuth(app).getUser('ayu')),
    );
    expect(after?.customClaims).toEqual({ role: 'admin' });
    expect(after?.metadata.creationTime).toBe(before?.metadata.creationTime);
    expect(after?.passwordHash).toBe(before?.passwordHash);
    expect((await getAuth(into.app).getUser('gone')).disabled).toBe(true);
  });

  it('brings back pictures, whose addresses work as before', async () => {
    await restoreAll();
    const host = process.env['FIREBASE_STORAGE_EMULATOR_HOST'];
    const address = `http://${host}/v0/b/${into.bucket}/o/private%2Fone?alt=media`;
    const answer = await fetch(`${address}&token=${token}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 1, 255]);
    expect((await fetch(address)).status).toBe(403);
  });

  it('has no mail sent again: what had not left waits for staff', async () => {
    expect(await restoreAll()).toEqual({ heldMails: 2 });
    const restored = getFirestore(into.app, into.database);
    expect((await restored.collection('outbox').get()).empty).toBe(true);
    const refused = { delivery: { state: 'ERROR', error: heldReason, attempts: 5 } };
    const mail = { to: 'ana@example.com', message: { subject: 'Confirmed' } };
    expect((await restored.doc('mail/waits').get()).data()).toEqual({ ...mail, ...refused });
    expect((await restored.doc('mail/new').get()).data()).toMatchObject(refused);
    expect((await restored.doc('mail/sent').get()).get('delivery')).toEqual({ state: 'SUCCESS' });
    const entry = (await restored.doc('mailLedger/waits').get()).data();
    expect(entry).toEqual({ state: 'failed', reason: heldReason });
  });

  it('that was cut is finished by the same command, and ends the same', async () => {
    await restoreAll();
    const whole = await documentsIn(into);
    await wipe(into);
    const stop = new AbortController();
    const cut = restore(into, place, manifest, all, {
      ...silent,
      // The mark comes first, alone.
      advance: (count) => count > 1 && stop.abort(),
      signal: stop.signal,
    });
    await expect(cut).rejects.toThrow('abort');
    const left = await documentsIn(into);
    expect(left.size).toBeGreaterThan(1);
    expect(left.size).toBeLessThan(manyDocuments);
    expect(await look(into, manifest, all)).toMatchObject({ isContinued: true });
    await restoreAll();
    expect(await documentsIn(into)).toEqual(whole);
    expect((await getAuth(into.app).listUsers()).users).toHaveLength(2);
  });

  it('brings back one document alone, with what is within it, and says so if there is none', async () => {
    const one = (path: string) => restore(into, place, manifest, { ...all, path }, silent);
    await one('nobody/stored');
    expect([...(await documentsIn(into)).keys()]).toEqual(['nobody/stored/within/this']);
    await expect(one('bookings/6200')).rejects.toThrow('has no document bookings/6200');
  });

  it('writes over nothing unless it is told to', async () => {
    const stays = getFirestore(into.app, into.database).doc('bookings/of-somebody');
    await stays.set({ here: true });
    await expect(restoreAll()).rejects.toThrow('is not empty: it has documents.');
    expect(await look(into, manifest, { ...all, over: true })).toEqual({
      isContinued: false,
      filled: ['documents'],
    });
    expect(await look(into, manifest, { ...all, parts: ['accounts', 'pictures'] })).toEqual({
      isContinued: false,
      filled: [],
    });
  });
});

describe('what is noticed', () => {
  const copied = async (name: string) => {
    const copy = placeAt(path.join(folder, name), from.app);
    await rm(copy.name, { recursive: true, force: true });
    await backUp(from, copy, silent);
    return copy;
  };

  it('one changed byte', async () => {
    const copy = await copied('changed');
    const file = path.join(copy.name, 'documents.ndjson');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('"nobody/stored', '"Nobody/stored'));
    await expect(restoreAll(copy)).rejects.toThrow('documents.ndjson is not as it was written');
    expect((await documentsIn(into)).size).toBe(0);
  });

  it('a longer, a missing and another picture', async () => {
    const copy = await copied('pictures');
    const picture = path.join(copy.name, 'pictures', '000001');
    await appendFile(picture, 'x');
    await expect(verify(copy)).rejects.toThrow('(4 bytes, 3 expected)');
    await rm(picture);
    await expect(verify(copy)).rejects.toThrow('pictures/000001 is missing');
  });

  it('a backup that was cut', async () => {
    const copy = placeAt(path.join(folder, 'cut'), from.app);
    const stop = new AbortController();
    const cut = backUp(from, copy, { ...silent, advance: () => stop.abort(), signal: stop.signal });
    await expect(cut).rejects.toThrow('abort');
    await expect(verify(copy)).rejects.toThrow('is no whole backup');
    // To be begun again at the same place.
    await backUp(from, copy, silent);
    await expect(verify(copy)).resolves.toMatchObject({ project: from.project });
  });

  it('a missing, an added and a changed document, account and picture', async () => {
    await restoreAll();
    const before = await snapshotOf(into);
    const restored = getFirestore(into.app, into.database);
    await restored.doc('nobody/stored/within/this').delete();
    await restored.doc('bookings/1').update({ number: 1.5 });
    await restored.doc('bookings/new').set({});
    await getAuth(into.app).setCustomUserClaims('ayu', { role: 'staff' });
    await getStorage(into.app).bucket(into.bucket).deleteFiles();
    expect(differences(before, await snapshotOf(into))).toEqual([
      'documents/nobody/stored/within/this is missing',
      'pictures/private/one is missing',
      'documents/bookings/new is added',
      'documents/bookings/1 is changed',
      'accounts/ayu is changed',
    ]);
  });
});

it('a backup lies in a bucket as well', async () => {
  const bucket = placeAt('gs://backups-elsewhere/a/b', from.app);
  const written = await backUp(from, bucket, silent);
  expect(await verify(bucket)).toEqual(written);
  await getStorage(from.app).bucket('backups-elsewhere').deleteFiles();
});
