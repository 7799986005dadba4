import { useState } from 'react';
import type { z } from 'zod';
import { guestForm, persistedForm } from '../../forms/persistedForm.ts';
import type { PersistedForm } from '../../forms/persistedForm.ts';
import { useOwnUid } from '../shell/session/route.ts';

/** What the person who is signed in types for a guest under this name, which stays the same. */
export function useGuestForm<Content extends object>(
  name: string,
  empty: Content,
  schema?: z.ZodType,
): PersistedForm<Content> {
  const uid = useOwnUid() ?? '';
  const [persisted] = useState(() => persistedForm(guestForm(uid, name), empty, schema));
  return persisted;
}
