import { any, hex, mark } from './choose.ts';
import type { Maker } from './maker.ts';

export const toStorage: Maker = (random, { storage, bucket }) => {
  const folder = any(random, ['tour-images/', 'tour-images/villa-images/', 'private/', '', '../']);
  const name = encodeURIComponent(`${folder}${mark}-${hex(random, 8)}`);
  const files = `http://${storage}/v0/b/${bucket}/o`;
  const way = random();
  if (way < 0.2) return { url: `${files}/${name}`, method: 'GET', body: undefined };
  if (way < 0.3) return { url: `${files}/${name}`, method: 'DELETE', body: undefined };
  if (way < 0.4) return { url: `${files}?prefix=${folder}`, method: 'GET', body: undefined };
  return { url: `${files}?name=${name}&uploadType=media`, method: 'POST', body: hex(random, 30) };
};
