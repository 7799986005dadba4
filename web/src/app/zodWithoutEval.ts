/**
 * zod tests whether it may use `eval`, which the content security policy forbids and reports. This setting prevents the
 * test, so it must run before zod, which loads later with the code that needs it.
 */
export function zodWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
