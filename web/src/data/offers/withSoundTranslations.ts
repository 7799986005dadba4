import { deleteField } from 'firebase/firestore';
import { changedFields } from './changes.ts';
import type { Fields } from './changes.ts';

const prefix = 'translations.';

/**
 * What is stored of damaged translations would have the server refuse any change of the document: they are written as
 * they are read, with the change in them. Sound ones are left as they are.
 */
export function withSoundTranslations(
  update: Readonly<Record<string, unknown>>,
  stored: Fields,
  read: Fields,
): Record<string, unknown> {
  if (changedFields(stored, { translations: read['translations'] }).length === 0) return update;
  const isText = ([path]: [string, unknown]) => path.startsWith(prefix);
  const all = Object.entries(update);
  const changed = all
    .filter(isText)
    .map(([path, text]) => [path.slice(prefix.length), text] as const);
  const texts = { ...(read['translations'] as Fields | undefined), ...Object.fromEntries(changed) };
  const sound = Object.entries(texts).filter(([, text]) => typeof text === 'string' && text !== '');
  return {
    ...Object.fromEntries(all.filter((entry) => !isText(entry))),
    translations: sound.length > 0 ? Object.fromEntries(sound) : deleteField(),
  };
}
