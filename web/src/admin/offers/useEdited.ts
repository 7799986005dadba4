import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which form is open, as the URL says it: `?add`, or `?edit=` and a slug. */
export function useEdited() {
  const [params, setParams] = useSearchParams();
  const show = useCallback(
    (form: 'none' | 'add' | { edit: string }) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.delete('add');
        after.delete('edit');
        if (form === 'add') after.set('add', '');
        else if (form !== 'none') after.set('edit', form.edit);
        return after;
      }),
    [setParams],
  );
  return { adding: params.has('add'), editing: params.get('edit') ?? undefined, show };
}
