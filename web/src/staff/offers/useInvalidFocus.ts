import { useEffect, useRef, useState } from 'react';
import type { RefCallBack } from 'react-hook-form';

/** For a field of several inputs: when the form is refused, the focus goes to the first invalid one in the box. */
export function useInvalidFocus(ref: RefCallBack) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The form asks for the focus before its errors are rendered. As a state it comes with them.
    ref({ focus: () => setRefusals((count) => count + 1) });
  }, [ref]);
  useEffect(() => {
    if (refusals === 0) return;
    const invalid = box.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // What is marked of a date is the group of its parts, and the focus of its input goes to the first part.
    (invalid?.querySelector('input') ?? invalid)?.focus();
  }, [refusals]);
  return box;
}
