import type { CallerKind, OperationName, SharedOperation } from '@selasar/domain';
import type { CallableFunction, HttpsError } from 'firebase-functions/v2/https';
import { onPlainCall, type Needs } from './onPlainCall.ts';
import type { Implementation } from './operation.ts';

/** An operation as a callable of its own. */
export const serve = <Name extends OperationName>(
  load: () => Promise<Implementation<Name>>,
  needs?: Needs,
) => onPlainCall(async (request) => (await load()).run(request), needs);

/** Loads each operation of a kind of caller when it is called first. */
type Loads<Kind extends CallerKind> = {
  readonly [Name in SharedOperation<Kind>]: () => Promise<
    Implementation<Extract<Name, OperationName>>
  >;
};

/**
 * All operations of a kind of caller as one function, each by its path: `staff/setBookingStatus`. A page of an earlier
 * version may ask for one that is gone; nothing is logged of that, since anybody can ask for anything.
 */
export const serveAll = <Kind extends CallerKind>(
  loads: Loads<Kind>,
  needs?: Needs,
): CallableFunction<unknown, Promise<unknown>> =>
  onPlainCall(async (request) => {
    const name = request.rawRequest.path.replace(/^\//, '');
    if (!Object.hasOwn(loads, name)) throw await gone(request.data);
    const { run } = await loads[name as SharedOperation<Kind>]();
    return run(request);
  }, needs);

/** In the language of the page. Loaded only then. */
async function gone(data: unknown): Promise<HttpsError> {
  const { callError } = await import('./callError.ts');
  const { languageOf, withLocale } = await import('./i18n/withLocale.ts');
  return withLocale(languageOf(data), () => callError({ code: 'operation-gone' }));
}
