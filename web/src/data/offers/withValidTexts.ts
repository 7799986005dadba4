import { deleteField } from 'firebase/firestore';
import { changedFields } from './changes.ts';
import type { Fields } from './changes.ts';

/**
 * With invalid facts or translations stored, the server would refuse any change of the document. They are therefore
 * written in their readable form, including the change. Valid ones are left unchanged.
 */
export const withValidTexts = (
  update: Readonly<Record<string, unknown>>,
  stored: Fields,
  read: Fields,
): Record<string, unknown> =>
  ['facts', 'translations'].reduce<Record<string, unknown>>(
    (valid, map) =>
      changedFields(stored, { [map]: read[map] }).length > 0
        ? withValidMap(valid, map, read[map] as Fields | undefined)
        : valid,
    { ...update },
  );

function withValidMap(update: Readonly<Record<string, unknown>>, map: string, read?: Fields) {
  const prefix = `${map}.`;
  const isText = ([path]: [string, unknown]) => path.startsWith(prefix);
  const all = Object.entries(update);
  const changed = all
    .filter(isText)
    .map(([path, text]) => [path.slice(prefix.length), text] as const);
  const texts = { ...read, ...Object.fromEntries(changed) };
  const valid = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text !== '');
  return {
    ...Object.fromEntries(all.filter((entry) => !isText(entry))),
    [map]: valid.length > 0 ? Object.fromEntries(valid) : deleteField(),
  };
}
