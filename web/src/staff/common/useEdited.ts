import { useCallback } from 'react';
import { useLayer } from './useUrlParams.ts';

const without = (params: URLSearchParams) => {
  params.delete('add');
  params.delete('edit');
};

export function useEdited() {
  const { params, open, close } = useLayer();
  const isOpen = params.has('add') || params.has('edit');
  const show = useCallback(
    (form: 'none' | 'add' | { edit: string }) => {
      if (form === 'none') return close(without);
      return open((after) => {
        without(after);
        if (form === 'add') after.set('add', '');
        else after.set('edit', form.edit);
      }, isOpen);
    },
    [open, close, isOpen],
  );
  return { adding: params.has('add'), editing: params.get('edit') ?? undefined, show };
}
