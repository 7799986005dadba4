const events = require('node:events');
const { request } = require('node:http');
const { pipeline } = require('node:stream/promises');

/** The server ended or never started; the outcome of the request is unknown. */
const UNAVAILABLE = 503;
const TIMED_OUT = 504;
/** Google's own, where a function names none. */
const DEFAULT_TIMEOUT_SECONDS = 60;

/**
 * Forwards a request to the functions server. Always answers a caller who is still there, and never throws. If the caller
 * leaves, the function still runs to its end, as in production.
 */
async function forward(conn, { method, path, headers, timeoutSeconds }, response, body) {
  const signal = AbortSignal.timeout((timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000);
  // A new connection: the server might close a reused one at the same moment.
  const options = { ...conn.httpReqOpts(), method, path, headers, signal, agent: false };
  const call = request(options);
  // When the answer has begun, its stream reports the errors.
  call.on('error', () => undefined);
  try {
    call.end(body);
    const [answer] = await events.once(call, 'response');
    response.writeHead(answer.statusCode, answer.headers);
    await pipeline(answer, response);
  } catch (error) {
    call.destroy();
    if (signal.aborted) {
      refuse(response, TIMED_OUT, `The function has not answered in ${timeoutSeconds} s`);
    } else refuse(response, UNAVAILABLE, `The function's server has ended: ${error.message}`);
  }
}

/** If the answer has begun, it is cut off. */
function refuse(response, status, text) {
  if (response.headersSent) response.destroy();
  else if (!response.destroyed) {
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(`${text}\n`);
  }
}

module.exports = { forward, refuse, UNAVAILABLE };
