/**
 * zod tries whether it may make functions of texts, which the content policy forbids and reports. It asks this first, so
 * it has to be there before zod, which comes later, with what needs it.
 */
export function zodWithoutEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
