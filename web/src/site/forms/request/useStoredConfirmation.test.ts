import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { postForgotten } from '../../trip/forgottenTrips.ts';
import { storeTripKey } from '../../trip/storedTripKey.ts';
import { useStoredConfirmation } from './useStoredConfirmation.ts';

const schema = z.object({ tripKey: z.string() });
const open = (name: string) => renderHook(() => useStoredConfirmation(name, schema)).result;

it('goes with its trip when another tab forgets that, also if the browser has another trip', async () => {
  storeTripKey('key-of-june');
  const [may, june] = [open('may'), open('june')];
  act(() => may.current[1]({ tripKey: 'key-of-may' }));
  act(() => june.current[1]({ tripKey: 'key-of-june' }));
  postForgotten('key-of-may');
  await expect.poll(() => may.current[0]).toBeUndefined();
  expect(june.current[0]).toEqual({ tripKey: 'key-of-june' });
});
