import { signal } from '../../../ui/signal.ts';
import { readStored, removeStored, store } from '../../common/staffStorage.ts';

/** A setting of this browser; off by default. */
function choice(name: string) {
  const on = signal(readStored(name) === 'on');
  return {
    isOn: on.get,
    useIsOn: on.use,
    choose: (isOn: boolean) => {
      if (isOn) store(name, 'on');
      else removeStored(name);
      on.set(isOn);
    },
  };
}

export const soundChoice = choice('sound');
export const noticeChoice = choice('notifications');
