import type { CallerKind, OperationName, SharedOperation } from '@selasar/domain';
import type { CallableFunction, HttpsError } from 'firebase-functions/v2/https';
import { onPlainCall, type Needs } from './onPlainCall.ts';
import type { Implementation } from './operation.ts';

/** Serves one operation as its own callable. */
export const serve = <Name extends OperationName>(
  load: () => Promise<Implementation<Name>>,
  needs?: Needs,
) => onPlainCall(async (request) => (await load()).run(request), needs);

/** Loads the code of each operation at its first call. */
type Loads<Kind extends CallerKind> = {
  readonly [Name in SharedOperation<Kind>]: () => Promise<
    Implementation<Extract<Name, OperationName>>
  >;
};

/**
 * Serves all operations of one kind of caller as one function, by path: `staff/setBookingStatus`. An older page may
 * call an operation that no longer exists; that is not logged, since anyone can call any path.
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

/** The message in the language of the page; loaded only when needed. */
async function gone(data: unknown): Promise<HttpsError> {
  const { callError } = await import('./callError.ts');
  const { languageOf, withLocale } = await import('./i18n/withLocale.ts');
  return withLocale(languageOf(data), () => callError({ code: 'operation-gone' }));
}
