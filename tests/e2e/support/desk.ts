import { randomUUID } from 'node:crypto';
import type { OperationName } from '@selasar/domain/api';
import type { Locator } from 'playwright-core';
import { beforeEach } from 'vitest';
import { addOffer, tourRequest, transferRequest } from '../../functions/support/offer.ts';
import { openSuite } from '../../functions/support/suite.ts';
import { openStaff } from './openBrowser.ts';

/** A staff member in a browser, a guest who sends requests, and a colleague, for the tests of one file. */
export async function openDesk() {
  const suite = openSuite();
  const guest = await suite.caller();
  const { tourId } = await addOffer(suite);
  const { staff, page } = await openStaff();
  // Moves the pointer away from all rows.
  const leaveRows = () => page.mouse.move(5, 700);
  beforeEach(leaveRows);

  /** Sends a request with a unique name. */
  const send = async (call: OperationName, input: { requestId: string }) => {
    const name = `Guest ${randomUUID().slice(0, 8)}`;
    await guest.call(call, { ...input, customerName: name });
    return { name, id: input.requestId };
  };
  return {
    suite,
    guest,
    other: await suite.caller('staff'),
    staff,
    page,
    leaveRows,
    book: () => send('createBooking', tourRequest(suite, tourId)),
    ride: () => send('createTransfer', transferRequest(suite)),
    rowOf: (name: string) => page.getByRole('row').filter({ hasText: name }),
    openTransfers: async (query = '') => {
      await page.goto(`/admin/airport-transfers${query}`);
      await page.getByRole('grid').waitFor();
    },
    statusOf: async (path: string) => (await suite.db.doc(path).get()).get('status') as string,
  };
}

/** The vertical position of an element in pixels. */
export const placeOf = async (row: Locator) => (await row.boundingBox())?.y;
