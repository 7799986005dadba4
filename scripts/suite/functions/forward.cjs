const { request } = require('node:http');
const { pipeline } = require('node:stream');

/** The server has ended, or never began; nobody knows how far it came. */
const UNAVAILABLE = 503;
const TIMED_OUT = 504;

/**
 * Hands a request to the functions server and its answer back, and always answers. The other requests of the server go
 * on, whatever becomes of this one.
 */
function forward(server, { method, path, headers, timeoutSeconds }, response, body) {
  return new Promise((resolve) => {
    let timer;
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    // A connection of its own: one that is kept can be closed by the other side while this one takes it.
    const options = { ...server.runtime.conn.httpReqOpts(), method, path, headers, agent: false };
    const call = request(options, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      // A server that ends in the middle cuts the answer off, too.
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
