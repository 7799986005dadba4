import { signal } from '../../../ui/signal.ts';
import { readStored, removeStored, store } from '../../common/staffStorage.ts';

const name = 'keys';
const on = signal(readStored(name) !== 'off');

/** Whether keys of one character do something, in this browser. Who speaks to the machine may not want that. */
export const areKeysOn = on.get;
export const useKeysOn = on.use;

export function switchKeys(isOn: boolean): void {
  if (isOn) removeStored(name);
  else store(name, 'off');
  on.set(isOn);
}
