import { type CallError, requestIdOf } from '@selasar/domain/core';
import { t } from '@selasar/domain/i18n';
import type { FindRequestInput } from '@selasar/domain/trips';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from 'sonner';
import { paths } from '../../../paths.ts';
import { storeTripKey } from './storedTrip.ts';
import { refusalOf, useRequestForm } from './useRequestForm.ts';
import type { Request, RequestFormOptions } from './useRequestForm.ts';
import { outcomeText, type Question } from './RequestParts.tsx';
import { unansweredKeys, untilAnswered, useUnanswered } from './unanswered.ts';
import type { Unanswered, Outcome } from './unanswered.ts';

type NewRequest<Values> = Request<Values> & { unansweredKeys?: string[]; isSecond?: true };

export interface Attempt {
  /** The key of the request, which its draft has as its id. */
  key: string;
  /** Makes the browser know the request until the call is answered, beyond the tab. */
  track: <Answer>(call: Promise<Answer>) => Promise<Answer>;
}

interface NewRequestOptions<Values extends FieldValues, Answer> extends Omit<
  RequestFormOptions<Values, Answer>,
  'send'
> {
  kind: FindRequestInput['kind'];
  send: (request: NewRequest<Values>, attempt: Attempt) => Promise<Answer>;
  /** Nothing personal: the browser knows it beyond the tab. */
  asks?: (values: Values) => Unanswered['asks'];
  /** Fills in what an earlier request asked for that did not arrive. */
  onMissing?: (asks: Unanswered['asks'], form: UseFormReturn<Values>) => void;
}

/** The server asks about a second request like it. */
export function useNewRequest<Values extends FieldValues, Answer>(
  options: NewRequestOptions<Values, Answer>,
) {
  const { kind, name, send, asks, onMissing, onFailure } = options;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<CallError>();
  const isSecond = useRef(false);

  const requestForm = useRequestForm<Values, Answer>({
    ...options,
    send: async (request) => {
      setAsked(undefined);
      const key = request.requestId;
      const about = { kind, form: name, key, asks: asks?.(request) ?? {} };
      const input = {
        ...request,
        ...unansweredKeys(key),
        ...(isSecond.current && { isSecond: true as const }),
        requestId: await requestIdOfKey(key),
      };
      const answer = await send(input, { key, track: (call) => untilAnswered(about, call) });
      // 'It did not arrive' was true until now.
      dropOutcome(key);
      return answer;
    },
    onFailure: (error, request, showError) => {
      const refusal = refusalOf(error);
      if (refusal?.code !== 'asked-before') return onFailure(error, request, showError);
      setAsked(refusal);
      return '';
    },
  });
  const { form, draft, submit, clear } = requestForm;

  // The question is about what was sent.
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => setAsked(undefined) }),
    [form],
  );

  const onOutcome = (outcome: Outcome, request: Unanswered) => {
    const { hasArrived, tripKey } = outcome;
    const isOfDraft = draft.isBegun() && draft.idempotencyKey() === request.key;
    if (hasArrived && isOfDraft) clear();
    if (!hasArrived && !draft.isBegun()) {
      // Should it arrive late, it is still the same request.
      draft.write({ values: form.getValues() }, request.key);
      onMissing?.(request.asks, form);
    }
    storeTripKey(tripKey);
    const action = tripKey && {
      action: { label: t('See it'), onClick: () => void navigate(paths.trip(tripKey)) },
    };
    (hasArrived ? toast.success : toast.warning)(outcomeText(outcome), { ...action });
  };
  const [outcomes, dropOutcome] = useUnanswered(name, onOutcome);

  const submitSecond = async (event: SyntheticEvent) => {
    isSecond.current = true;
    try {
      await submit(event);
    } finally {
      isSecond.current = false;
    }
  };
  const question: Question | undefined = asked && {
    refusal: asked,
    isMessage: kind === 'messages',
    onSecond: submitSecond,
  };
  return { ...requestForm, outcomes, question, dropQuestion: () => setAsked(undefined) };
}

/** As the server computes it. */
async function requestIdOfKey(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return requestIdOf(new Uint8Array(digest));
}
