import { deleteField } from 'firebase/firestore';
import { changedFields } from './changes.ts';
import type { Fields } from './changes.ts';

const prefix = 'translations.';

/**
 * With invalid translations stored, the server would refuse any change of the document. They are therefore written in
 * their readable form, including the change. Valid translations are left unchanged.
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
