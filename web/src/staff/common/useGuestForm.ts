import { useState } from 'react';
import type { z } from 'zod';
import { guestForm, persistedForm, type PersistedForm } from '../../forms/persistedForm.ts';
import { useOwnUid } from './session.tsx';

/** The name must not change between renders. */
export function useGuestForm<Content extends object>(
  name: string,
  empty: Content,
  schema?: z.ZodType,
): PersistedForm<Content> {
  const uid = useOwnUid() ?? '';
  const [persisted] = useState(() => persistedForm(guestForm(uid, name), empty, schema));
  return persisted;
}
