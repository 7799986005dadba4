/** A field of a record, and what its value begins with. */
export interface Prefix {
  field: 'id' | 'customerName' | 'customerEmail';
  begin: string;
}

const capitalised = (text: string): string =>
  text.toLowerCase().replaceAll(/(^|[\s'-])(\p{L})/gu, (letter) => letter.toUpperCase());

const unique = (texts: string[]): string[] => [...new Set(texts)];

/**
 * What to look for in the stored records when a person searches: Firestore finds values by how they begin, in
 * the case that they are stored in. '#1a2b3c4d' is a reference, the beginning of an id.
 */
export function searchPrefixes(search: string): Prefix[] {
  const text = search.trim().replaceAll(/\s+/g, ' ');
  if (text === '') return [];
  const reference = text.replace(/^#/, '').toLowerCase();
  const ids = /^[0-9a-f][0-9a-f-]*$/.test(reference) ? [reference] : [];
  if (text.startsWith('#')) return ids.map((begin) => ({ field: 'id', begin }));
  const emails = text.includes(' ') ? [] : unique([text, text.toLowerCase()]);
  const names = text.includes('@') ? [] : unique([text, text.toLowerCase(), capitalised(text)]);
  return [
    ...ids.map((begin): Prefix => ({ field: 'id', begin })),
    ...emails.map((begin): Prefix => ({ field: 'customerEmail', begin })),
    ...names.map((begin): Prefix => ({ field: 'customerName', begin })),
  ];
}
