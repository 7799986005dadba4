import { useCallback, useRef, useState, type BaseSyntheticEvent, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { adviceOn, refusalOf, refusedField } from './advice.ts';
import { trapped } from './Honeypot.tsx';
import { useDraftForm } from './useDraftForm.ts';

/** Shows an error until the next attempt. */
export type ShowError = (...error: Parameters<typeof toast.error>) => void;

export type Request<Values> = Values & { requestId: string; website?: string };

export interface RequestFormOptions<Values extends FieldValues, Answer> {
  name: string;
  empty: Values;
  /** Values for fields that are empty at first, and those of them that the server knew. */
  filled?: Partial<Values>;
  served?: Partial<Values>;
  schema: () => z.ZodType<Values, Values>;
  send: (request: Request<Values>) => Promise<Answer>;
  /** Called after the form was reset to what was typed meanwhile. */
  onAnswer: (answer: Answer, request: Request<Values>) => void;
  /** Reports the failure. Returns the message in the form, if it differs from the usual advice; '' is none. */
  onFailure: (error: unknown, request: Request<Values>, showError: ShowError) => string | undefined;
  onInvalid?: (errors: FieldErrors<Values>, showError: ShowError) => void;
}

/** It would contradict what comes after it: there is one at most. */
function errorToast() {
  let shown: string | number | undefined;
  const showError: ShowError = (...error) => {
    shown = toast.error(...error);
  };
  const dismissError = () => {
    // Without an id, all toasts would go.
    if (shown !== undefined) toast.dismiss(shown);
  };
  return { showError, dismissError };
}

/**
 * All attempts until success are one request: the request id stays until the server has answered, or reports that it
 * belongs to an earlier version.
 */
export function useRequestForm<Values extends FieldValues, Answer>(
  options: RequestFormOptions<Values, Answer>,
) {
  const { name, empty, filled, served, schema, send, onAnswer, onFailure, onInvalid } = options;
  const { form, draft } = useDraftForm(name, empty, schema, filled, served);
  const sending = useRef(false);
  const [{ showError, dismissError }] = useState(errorToast);

  const clear = useCallback(() => {
    form.reset(empty);
    draft.remove();
    dismissError();
  }, [form, draft, empty, dismissError]);

  const fail = (error: unknown, request: Request<Values>) => {
    if (refusalOf(error)?.code === 'request-id-reused') draft.renew();
    const message = onFailure(error, request, showError) ?? adviceOn(error);
    if (!message) return;
    const field = refusedField(error, empty) as Path<Values> | undefined;
    form.setError(field ?? 'root', { message }, { shouldFocus: field !== undefined });
  };

  const submitted = async (values: Values, event?: BaseSyntheticEvent) => {
    // A double click may come before the button is disabled.
    if (sending.current) return;
    sending.current = true;
    const before = { ...form.getValues() };
    const request = { ...values, ...trapped(event), requestId: draft.requestId() };
    try {
      const answer = await send(request);
      const meanwhile = Object.entries(form.getValues()).filter(
        ([field, value]) => value !== before[field],
      );
      clear();
      // It belongs to another request; what was sent is gone, so that nobody sends it again.
      for (const [field, value] of meanwhile) form.setValue(field as Path<Values>, value as never);
      onAnswer(answer, request);
    } catch (error) {
      fail(error, request);
    } finally {
      sending.current = false;
    }
  };

  const submit = (event: SyntheticEvent) => {
    dismissError();
    return form.handleSubmit(submitted, (errors) => onInvalid?.(errors, showError))(event);
  };
  return { form, draft, submit, clear, fail };
}
