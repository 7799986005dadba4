import { otherLanguages } from '@selasar/domain/i18n';
import {
  linesOf,
  pictureKey,
  readCaptions,
  translationKey,
  writeCaptions,
} from '@selasar/domain/offers';

/** The space at the end of a caption stays, so that another word can follow. */
export function editedCaptions(captions: string, key: string, text: string): string {
  const line = text.replaceAll(/\s/g, ' ').trimStart();
  const all = readCaptions(captions);
  if (line) all.set(key, line);
  else all.delete(key);
  return Array.from(all, (pair) => pair.join(' ')).join('\n');
}

const captionFields = ['captions', ...otherLanguages.map((one) => translationKey(one, 'captions'))];

export function withoutStrayCaptions<Form extends { image: string; gallery: readonly string[] }>(
  form: Form,
): Form {
  const keys = new Set([form.image, ...form.gallery].map(pictureKey));
  const textOf = (name: string): string => String(Reflect.get(form, name) ?? '');
  const captions = captionFields.map((name) => {
    const all = [...readCaptions(textOf(name))].filter(([key]) => keys.has(key));
    return [name, writeCaptions(new Map(all))] as const;
  });
  const marks = linesOf(textOf('guestPictures')).filter((key) => keys.has(key));
  return { ...form, ...Object.fromEntries(captions), guestPictures: marks.join('\n') };
}
