import { signal } from '../../../ui/signal.ts';
import { readStored, removeStored, store } from '../../common/staffStorage.ts';

const name = 'keys';
const on = signal(readStored(name) !== 'off');

/** Whether single-character shortcuts are on in this browser. Users of speech input may want them off. */
export const areKeysOn = on.get;
export const useKeysOn = on.use;

export function switchKeys(isOn: boolean): void {
  if (isOn) removeStored(name);
  else store(name, 'off');
  on.set(isOn);
}
