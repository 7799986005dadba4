import { randomUUID } from 'node:crypto';
import { type CallerKind, callerKindOf, type OperationName } from '@selasar/domain/api';
import { region } from '@selasar/domain/core';
import { pathByName } from '../../../../scripts/suite/call.ts';
import type { Random } from '../counters/events.ts';
import { any, markedId } from '../choose.ts';
import { inputs } from '../inputs.ts';
import { spoiled } from '../spoiled.ts';
import type { Case, Setting } from './present.ts';
import type { Person } from './people.ts';

/** An address that nobody has. */
const nobody = (random: Random) => ({ email: `${markedId(random)}@example.com` });
const more: typeof inputs = {
  repairStats: () => ({ why: 'a doubt' }),
  setStatuses: (random) => ({
    changes: [
      {
        kind: any(random, ['bookings', 'transfers']),
        id: randomUUID(),
        from: 'pending',
        to: any(random, ['confirmed', 'cancelled']),
      },
    ],
  }),
  undoStatuses: (random) => ({ changes: [inputs['undoChange']!(random)] }),
  unblockNights: (random) => ({ blockId: markedId(random) }),
  saveFeed: (random) => ({
    feedId: markedId(random),
    villaId: markedId(random),
    name: 'Airbnb',
    url: 'https://portal.example/1.ics',
  }),
  removeFeed: (random) => ({ feedId: markedId(random) }),
  fetchFeed: (random) => ({ feedId: markedId(random) }),
  icalAddress: (random) => ({ villaId: markedId(random) }),
  replaceIcalAddress: (random) => ({ villaId: markedId(random) }),
  sendAgain: (random) => ({ mailId: markedId(random) }),
  readRelease: () => ({}),
  findPerson: nobody,
  exportPerson: nobody,
  removePerson: (random) => ({ ...nobody(random), evenOpen: false }),
  recordExport: (random) => ({
    exportId: randomUUID(),
    list: any(random, ['bookings', 'transfers']),
    rows: 2,
  }),
  refuseRegistration: (random) => inputs['setRole']!(random),
};

/** A call is let through if it is answered by anything but who may not ask. */
const isStaffRole = (role: Person['role']) => role === 'staff' || role === 'admin';
const anyone = () => true;
const mayCall: Record<CallerKind, (role: Person['role']) => boolean> = {
  guest: anyone,
  trip: anyone,
  crew: anyone,
  staff: isStaffRole,
  admin: (role) => role === 'admin',
};

export function callCase(random: Random, person: Person, { hosts }: Setting): Case {
  const all = { ...inputs, ...more };
  const isStaff = isStaffRole(person.role);
  // To recount takes long; enough that others may not.
  const names = Object.keys(all).filter(
    (name) => name !== 'repairStats' || !isStaff || random() < 0.02,
  );
  const kindOf = (name: string) => callerKindOf(name as OperationName);
  // Few are everybody's, so each of them is called more often.
  const open = names.filter((name) => !['staff', 'admin'].includes(kindOf(name)));
  const name = any(random, random() < 0.5 ? open : names);
  const body = JSON.stringify({ data: spoiled(random, all[name]!(random)) });
  return {
    shown: `${name} ${body}`,
    mayBeInvalid: true,
    allowed: mayCall[kindOf(name)](person.role),
    request: {
      url: `http://${hosts.functions}/${hosts.projectId}/${region}/${pathByName(name as OperationName)}`,
      method: 'POST',
      body,
    },
  };
}
