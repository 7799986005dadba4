import type { Bucket } from '@google-cloud/storage';
import type { Random } from '../counters/events.ts';
import { any, mark, markedId } from '../choose.ts';
import type { Case, Setting } from './present.ts';
import type { Person } from './people.ts';

const folders = ['tour-images/', 'tour-images/villa-images/', 'private/', 'tour-images-2/', ''];
export const savePicture = (bucket: Bucket, name: string) =>
  bucket.file(name).save('picture', { contentType: 'image/webp', resumable: false });
export const pictures = folders.map((folder) => `${folder}${mark}-there`);

/** No SVG among them: it can carry scripts. */
const images = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
const others = ['image/svg+xml', 'text/html', 'application/pdf', 'video/mp4'];
const maxBytes = 10 * 1024 * 1024;

/** Pictures: everyone sees them, staff add (never over another one) and remove them; nothing else is kept. */
export function storageCase(
  random: Random,
  person: Person,
  { hosts }: Setting,
  bucket: Bucket,
): Case {
  const folder = any(random, folders);
  const isThere = random() < 0.5;
  const name = `${folder}${isThere ? `${mark}-there` : markedId(random)}`;
  const files = `http://${hosts.storage}/v0/b/${hosts.bucket}/o`;
  const file = `${files}/${encodeURIComponent(name)}`;
  const isStaff = person.role === 'staff' || person.role === 'admin';
  const isOurs = name.startsWith('tour-images/');
  const luck = random();
  if (luck < 0.3) {
    const media = random() < 0.5 ? '?alt=media' : '';
    return {
      shown: `see ${name}`,
      allowed: isOurs,
      request: { url: `${file}${media}`, method: 'GET' },
    };
  }
  if (luck < 0.4) {
    const request = { url: `${files}?prefix=${encodeURIComponent(folder)}`, method: 'GET' };
    return { shown: `list ${folder}`, allowed: false, request };
  }
  if (luck < 0.55) {
    const undo = async () => {
      if (isThere) await savePicture(bucket, name);
    };
    return {
      shown: `delete ${name}`,
      allowed: isOurs && isStaff,
      request: { url: file, method: 'DELETE' },
      undo,
    };
  }
  const type = any(random, random() < 0.7 ? images : others);
  const size =
    random() < 0.01 ? any(random, [maxBytes, maxBytes + 1]) : 1 + Math.floor(random() * 50);
  const undo = async () => {
    if (isThere) await savePicture(bucket, name);
    else await bucket.file(name).delete({ ignoreNotFound: true });
  };
  return {
    shown: `upload ${name}, ${type}, ${size} bytes`,
    allowed: isOurs && isStaff && !isThere && images.includes(type) && size <= maxBytes,
    request: {
      url: `${files}?name=${encodeURIComponent(name)}&uploadType=media`,
      method: 'POST',
      headers: { 'Content-Type': type },
      body: new Uint8Array(size).fill(7),
    },
    undo,
  };
}
