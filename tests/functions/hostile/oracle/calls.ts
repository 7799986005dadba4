import { randomUUID } from 'node:crypto';
import { region } from '@selasar/domain';
import type { Random } from '../../counters/events.ts';
import { any, inputs, spoiled } from '../requests.ts';
import type { Case, Setting } from './present.ts';
import type { Person } from './people.ts';

/** Which callables are whose; what the rest is good for anyone may ask. */
const forStaff = ['setBookingStatus', 'setTransferStatus', 'repairStats', 'undoStatus'];
const forAdmins = ['setRole', 'refuseRegistration'];
const more: typeof inputs = {
  repairStats: () => ({ why: 'a doubt' }),
  undoStatus: (random) => ({
    kind: any(random, ['bookings', 'transfers']),
    id: randomUUID(),
    eventId: any(random, ['one', 'two']),
  }),
  refuseRegistration: (random) => inputs['setRole']!(random),
};

/** A call is let through if it is answered by anything but who may not ask. */
export function callCase(random: Random, person: Person, { hosts }: Setting): Case {
  const all = { ...inputs, ...more };
  const isStaff = person.role === 'staff' || person.role === 'admin';
  // To recount takes long; enough that others may not.
  const names = Object.keys(all).filter(
    (name) => name !== 'repairStats' || !isStaff || random() < 0.02,
  );
  const name = any(random, names);
  const body = JSON.stringify({ data: spoiled(random, all[name]!(random)) });
  return {
    shown: `${name} ${body}`,
    mayBeInvalid: true,
    allowed: forAdmins.includes(name)
      ? person.role === 'admin'
      : forStaff.includes(name)
        ? isStaff
        : true,
    request: {
      url: `http://${hosts.functions}/${hosts.projectId}/${region}/${name}`,
      method: 'POST',
      body,
    },
  };
}
