import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { postForgotten, storedTripKey, storeTripKey } from './storedTrip.ts';
import { useStoredConfirmation } from './useStoredConfirmation.ts';

const schema = z.object({ tripKey: z.string() });
const open = (name: string) => renderHook(() => useStoredConfirmation(name, schema)).result;

it('goes with the key of the tab when another tab forgets a trip, whose key may be the mail’s', async () => {
  storeTripKey('typed-key');
  const confirmation = open('june');
  act(() => confirmation.current[1]({ tripKey: 'typed-key' }));
  expect(confirmation.current[0]).toEqual({ tripKey: 'typed-key' });
  postForgotten('mailed-key');
  await expect.poll(() => confirmation.current[0]).toBeUndefined();
  expect(storedTripKey()).toEqual({});
});
