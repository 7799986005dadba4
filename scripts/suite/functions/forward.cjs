const { request } = require('node:http');
const { pipeline } = require('node:stream');

/** The server ended or never started; the outcome of the request is unknown. */
const UNAVAILABLE = 503;
const TIMED_OUT = 504;

/**
 * Forwards a request to the functions server. Always answers, and never affects the server's other requests.
 */
function forward(server, { method, path, headers, timeoutSeconds }, response, body) {
  return new Promise((resolve) => {
    let timer;
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    // A new connection: the server might close a reused one at the same moment.
    const options = { ...server.runtime.conn.httpReqOpts(), method, path, headers, agent: false };
    const call = request(options, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      // If the server ends in the middle, the answer is cut off.
      pipeline(answer, response, end);
    });
    call.once('error', (error) => {
      if (response.headersSent) response.destroy();
      else refuse(response, UNAVAILABLE, `The function's server has ended: ${error.message}`);
      end();
    });
    if (timeoutSeconds) {
      timer = setTimeout(() => {
        if (!response.headersSent) {
          refuse(response, TIMED_OUT, `The function has not answered in ${timeoutSeconds} s`);
        }
        call.destroy();
      }, timeoutSeconds * 1000);
    }
    call.end(body);
  });
}

function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain' });
  response.end(`${text}\n`);
}

module.exports = { forward, refuse, UNAVAILABLE };
