import { useCallback, useRef, useState, useEffect } from 'react';
import type { BaseSyntheticEvent, SyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldErrors, FieldValues, Path, DefaultValues, UseFormReturn } from 'react-hook-form';
import { toast } from 'sonner';
import type { z } from 'zod';
import { problemText } from '@selasar/domain/core';
import { type PlainMessage, t } from '@selasar/domain/i18n';
import { trapped } from './RequestParts.tsx';
import { formResolver } from '../../../forms/formResolver.ts';
import { persistedForm, usePersistedForm } from '../../../forms/persistedForm.ts';
import { useHydrated } from '../../../ui/browser.ts';
import { Failure } from '../../../data/firebase/failure.ts';

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
    const request = { ...values, ...trapped(event), requestId: draft.idempotencyKey() };
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

/**
 * `served` are those of the `filled` values that are in the page from the server. The schema is created for each
 * validation, so that a page left open over midnight uses the current day.
 */
export function useDraftForm<Values extends FieldValues>(
  name: string,
  empty: Values,
  schema: () => z.ZodType<Values, Values>,
  filled?: Partial<Values>,
  served = filled,
) {
  const hydrated = useHydrated();
  // The draft is read once; after that the form is the source of truth. The server has no draft.
  const [{ draft, readStart, start, isLate, contentOf }] = useState(() => {
    const opened = persistedForm({ name }, { values: empty });
    const begun = { ...empty, ...filled };
    const readStart = (): Values => {
      const typed = Object.entries(opened.read()?.values ?? {});
      return { ...begun, ...Object.fromEntries(typed.filter(([f, value]) => value !== empty[f])) };
    };
    return {
      draft: opened,
      readStart,
      start: (hydrated ? readStart() : { ...empty, ...served }) as DefaultValues<Values>,
      isLate: !hydrated,
      contentOf: (typed: Values) =>
        Object.keys(typed).some((field) => typed[field] !== begun[field])
          ? { values: typed }
          : undefined,
    };
  });
  const form = useForm<Values>({
    defaultValues: start,
    resolver: (values, context, options) => formResolver(schema())(values, context, options),
  });
  useEffect(() => {
    if (isLate) form.reset(readStart());
  }, [form, readStart, isLate]);
  usePersistedForm({ form, persisted: draft, contentOf });
  return { form, draft };
}

/** Fills the fields in which the visitor has not typed anything. */
export function refill<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  empty: Values,
  values: Readonly<Record<string, unknown>>,
): void {
  for (const [field, value] of Object.entries(values)) {
    const name = field as Path<Values>;
    const isFree = form.getValues(name) === empty[name] && typeof value === typeof empty[name];
    if (isFree) form.setValue(name, value as never, { shouldDirty: true });
  }
}

const unreachable: PlainMessage =
  'The connection was lost, so we do not know whether your request has arrived. What you typed is kept: please send it again. It will not be counted twice.';
const offline: PlainMessage =
  'You are offline. What you typed is kept: please send it again when the connection is back.';
const changed: PlainMessage =
  'An earlier version of this request has already reached us. To send this version as well, press the button again; to change the earlier one, write to us.';

export function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Failure)) return undefined;
  if (error.kind === 'unreachable') return t(navigator.onLine ? unreachable : offline);
  // It contains the request id of the log.
  if (error.kind === 'broken') return error.details?.message;
  return error.code === 'request-id-reused' ? t(changed) : error.details?.message;
}

export const refusalOf = (error: unknown) => (error instanceof Failure ? error.details : undefined);

/** Without the free dates of the server's message: the form has buttons for them. */
export const nightsTakenText = (error: unknown): string | undefined =>
  refusalOf(error)?.code === 'nights-taken'
    ? problemText({ code: 'some-nights-taken' })
    : undefined;

export function refusedField<Form extends object>(
  error: unknown,
  form: Form,
): keyof Form | undefined {
  const field = refusalOf(error)?.field;
  return field !== undefined && Object.hasOwn(form, field) ? (field as keyof Form) : undefined;
}
