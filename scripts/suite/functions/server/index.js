// The local functions server runs all functions in one process. firebase-tools starts its runtime with `dispatch` as the
// target; each request names its function in two headers that index.cjs adds.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
// oxlint-disable-next-line import/no-unassigned-import -- an error of one request must not end the others
import '../../keepServing.cjs';

// No top-level await: firebase-tools loads this with `require`.
const entry = createRequire(import.meta.url).resolve(process.env.FUNCTIONS_ENTRY);
const loading = import(pathToFileURL(entry).href);

/** Answers as firebase-tools' runtime does for one function; the runtime reports errors. */
export async function dispatch(request, response) {
  const { 'x-function': target, 'x-function-signature': signature } = request.headers;
  const functions = await loading;
  const run = target.split('.').reduce((found, part) => found?.[part], functions);
  if (!run) throw new Error(`There is no function ${target}`);
  if (signature === 'http') return run(request, response);
  await run(eventOf(request));
  return response.send({ status: 'acknowledged' });
}

/** CloudEvents have their attributes in the body, or in headers (binary mode of the HTTP binding, section 3.1). */
function eventOf({ headers, body, rawBody }) {
  if (!headers['ce-id']) return JSON.parse(rawBody.toString());
  const attributes = Object.entries(headers).filter(([name]) => name.startsWith('ce-'));
  return {
    ...Object.fromEntries(attributes.map(([name, value]) => [name.slice(3), value])),
    data: body,
  };
}
