import { browserKeys } from '../../browserKeys.ts';
import { localStore } from '../../browserStorage.ts';

const keyOf = (name: string): string => browserKeys.staff + name;

export const readStored = (name: string): string | undefined => localStore.read(keyOf(name));
export const store = (name: string, text: string): void => localStore.write(keyOf(name), text);
export const removeStored = (name: string): void => localStore.remove(keyOf(name));
