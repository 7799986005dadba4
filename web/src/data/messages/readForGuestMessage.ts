import { collections, pathOf } from '@selasar/domain/core';
import { crewMemberSchema } from '@selasar/domain/crew';
import { type FactsBeside, openIn, standardTemplates } from '@selasar/domain/mail';
import type { Situation } from '@selasar/domain/requests';
import { doc, getDoc } from 'firebase/firestore/lite';
import { staffApi } from '../api.ts';
import { withDeadline } from '../firebase/deadline.ts';
import { firestore } from '../firebase/lite.ts';

const timeoutMs = 8000;

interface MessageContext {
  situation: Situation;
  driverId?: string | undefined;
  tripId?: string | undefined;
}

interface ForGuestMessage extends Pick<FactsBeside, 'driver'> {
  template: string;
  /** Undefined if the template does not need it or it could not be read. */
  tripKey: string | undefined;
}

/** At most two reads, plus the trip key if the template uses it. */
export const readForGuestMessage = (context: MessageContext): Promise<ForGuestMessage> =>
  withDeadline(read(context), timeoutMs);

async function read({ situation, driverId, tripId }: MessageContext): Promise<ForGuestMessage> {
  const store = await firestore();
  const get = async (path: string) => getDoc(doc(store, path));
  const [stored, driver] = await Promise.all([
    get(pathOf(collections.templates, situation)),
    driverId === undefined ? undefined : get(pathOf(collections.crew, driverId)),
  ]);
  const text: unknown = stored.get('text');
  const template = typeof text === 'string' ? text : standardTemplates[situation];
  const needsKey = tripId !== undefined && openIn(template).includes('tripLink');
  return {
    template,
    driver: crewMemberSchema.pick({ name: true, phone: true }).safeParse(driver?.data()).data,
    tripKey: needsKey
      ? await staffApi.tripAddress({ tripId }).then(({ key }) => key, nothing)
      : undefined,
  };
}

const nothing = () => undefined;
