import { randomUUID } from 'node:crypto';
import {
  deleteObject,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
} from 'firebase/storage';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyone, insiders, outsiders, rulesUnderTest, type Who } from './support/environment.ts';

const rules = rulesUnderTest('storage', 'storage');
const picture = new Uint8Array([1, 2, 3]);
const webp = { contentType: 'image/webp' };
const tenMiB = 10 * 1024 * 1024;

const file = (who: Who, name: string) => ref(rules.as(who).storage(), name);
/** A unique file name. */
const freshName = () => `tour-images/villa-images/${randomUUID()}.webp`;

beforeAll(() =>
  rules.prepare(async (context) => {
    for (const name of ['tour-images/there.webp', 'private/there.webp']) {
      await uploadBytes(ref(context.storage(), name), picture, webp);
    }
  }),
);

describe.each(everyone)('%s', (who) => {
  it('can get a picture but not list pictures', async () => {
    await expect(getMetadata(file(who, 'tour-images/there.webp'))).toBeAllowed();
    expect(new Uint8Array(await getBytes(file(who, 'tour-images/there.webp')))).toEqual(picture);
    await expect(listAll(file(who, 'tour-images'))).toBeDenied();
  });

  it('is denied everything else', async () => {
    await expect(getMetadata(file(who, 'private/there.webp'))).toBeDenied();
    await expect(uploadBytes(file(who, 'private/new.webp'), picture, webp)).toBeDenied();
    await expect(uploadBytes(file(who, 'new.webp'), picture, webp)).toBeDenied();
    await expect(deleteObject(file(who, 'private/there.webp'))).toBeDenied();
  });

  it('cannot replace a picture', async () => {
    await expect(uploadBytes(file(who, 'tour-images/there.webp'), picture, webp)).toBeDenied();
    await expect(
      updateMetadata(file(who, 'tour-images/there.webp'), { contentType: 'text/html' }),
    ).toBeDenied();
  });
});

describe.each(outsiders)('%s', (who) => {
  it('cannot add or remove pictures', async () => {
    await expect(uploadBytes(file(who, freshName()), picture, webp)).toBeDenied();
    await expect(deleteObject(file(who, 'tour-images/there.webp'))).toBeDenied();
  });
});

describe.each(insiders)('%s', (who) => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    'adds and removes %s',
    async (contentType) => {
      const added = file(who, freshName());
      await expect(uploadBytes(added, picture, { contentType })).toBeAllowed();
      await expect(deleteObject(added)).toBeAllowed();
    },
  );

  it.each(['text/html', 'image/svg+xml', 'application/pdf'])(
    'cannot add %s',
    async (contentType) => {
      await expect(uploadBytes(file(who, freshName()), picture, { contentType })).toBeDenied();
    },
  );

  it('can add at most 10 MiB', async () => {
    await expect(uploadBytes(file(who, freshName()), new Uint8Array(tenMiB), webp)).toBeAllowed();
    await expect(
      uploadBytes(file(who, freshName()), new Uint8Array(tenMiB + 1), webp),
    ).toBeDenied();
  });
});
