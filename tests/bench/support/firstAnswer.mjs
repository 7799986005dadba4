// A server of one function, as it starts when somebody asks: `node firstAnswer.mjs MODULE FUNCTION PATH METHOD`. It
// answers one request, and ends.
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

const [module, name, path, method] = process.argv.slice(2);
const { [name]: answer } = await import(module);
async function handle(request, response) {
  const rawBody = await buffer(request);
  const { pathname } = new URL(request.url, 'http://127.0.0.1');
  Object.assign(request, {
    path: pathname,
    body: method === 'POST' ? JSON.parse(rawBody) : undefined,
    rawBody,
    header: (header) => request.headers[header.toLowerCase()],
  });
  const send = (body) => response.end(typeof body === 'object' ? JSON.stringify(body) : body);
  const set = (headers) => {
    for (const [header, value] of Object.entries(headers)) response.setHeader(header, value);
    return response;
  };
  const status = (code) => Object.assign(response, { statusCode: code });
  await answer(request, Object.assign(response, { status, send, set, type: () => response }));
}

async function ask() {
  const answered = await fetch(`http://127.0.0.1:${server.address().port}${path}`, {
    method,
    ...(method === 'POST'
      ? { headers: { 'Content-Type': 'application/json' }, body: '{"data":{}}' }
      : {}),
  });
  await answered.text();
  process.stdout.write(String(answered.status));
  process.exit();
}

const server = createServer((request, response) => void handle(request, response));
server.listen(0, '127.0.0.1', () => void ask());
