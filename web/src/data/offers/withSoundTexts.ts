import { deleteField } from 'firebase/firestore';
import { changedFields } from './changes.ts';
import type { Fields } from './changes.ts';

/**
 * With invalid facts or translations stored, the server would refuse any change of the document. They are therefore
 * written in their readable form, including the change. Valid ones are left unchanged.
 */
export const withSoundTexts = (
  update: Readonly<Record<string, unknown>>,
  stored: Fields,
  read: Fields,
): Record<string, unknown> =>
  ['facts', 'translations'].reduce<Record<string, unknown>>(
    (sound, map) =>
      changedFields(stored, { [map]: read[map] }).length > 0
        ? withSoundMap(sound, map, read[map] as Fields | undefined)
        : sound,
    { ...update },
  );

function withSoundMap(update: Readonly<Record<string, unknown>>, map: string, read?: Fields) {
  const prefix = `${map}.`;
  const isText = ([path]: [string, unknown]) => path.startsWith(prefix);
  const all = Object.entries(update);
  const changed = all
    .filter(isText)
    .map(([path, text]) => [path.slice(prefix.length), text] as const);
  const texts = { ...read, ...Object.fromEntries(changed) };
  const sound = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text !== '');
  return {
    ...Object.fromEntries(all.filter((entry) => !isText(entry))),
    [map]: sound.length > 0 ? Object.fromEntries(sound) : deleteField(),
  };
}
