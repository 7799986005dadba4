import type { Auth } from '../../model/auth.ts';
import type { StreamHandler } from '../../model/stream.ts';
import type { CallContext, FirestoreService } from '../../service/types.ts';
import { reportFault, toStatusError } from '../../model/fault.ts';
import type { StatusError } from '../../model/status.ts';
import { invalidPayload } from '../../codec/invalidPayload.ts';
import { fromJson } from '../../codec/fromJson.ts';
import { printCompact } from '../../codec/print.ts';
import { toJson } from '../../codec/toJson.ts';
import { rpcMethod } from '../../codec/protos.ts';
import type { Session, SessionStream } from './session.ts';

/** Connects a session with the Listen or Write stream of the service. @throws StatusError */
export function openStream(
  service: FirestoreService,
  rpc: 'Listen' | 'Write',
  session: Session,
  auth: Auth,
  database: string | undefined,
): SessionStream {
  const { requestType, responseType } = rpcMethod(rpc);
  const aborter = new AbortController();
  const context: CallContext = { auth, signal: aborter.signal, database };
  let open = true;
  const where = `WebChannel ${rpc}`;
  const close = (error?: StatusError): void => {
    if (!open) return;
    open = false;
    session.send(error === undefined ? '"close"' : errorJson(error));
  };
  const sink = {
    send: (response: object) => {
      if (open) session.send(printCompact(toJson(responseType, response)));
    },
    close,
  };
  const handler: StreamHandler<object> =
    rpc === 'Listen' ? service.listen(context, sink) : service.write(context, sink);
  return {
    receive(json) {
      if (!open) return;
      try {
        handler.receive(fromJson(requestType, parse(json)));
      } catch (error) {
        close(toStatusError(error, where));
      }
    },
    end() {
      open = false;
      aborter.abort();
      try {
        handler.end();
      } catch (error) {
        reportFault(error, where);
      }
    },
  };
}

/** The client takes an `error` for the end of the stream. */
function errorJson({ code, message }: StatusError): string {
  return JSON.stringify({ error: { message, status: code } });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalidPayload();
  }
}
