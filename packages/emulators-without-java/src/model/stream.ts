import type { StatusError } from './status.ts';

/** A client's half of a two-way stream, as the transport drives it. */
export interface StreamHandler<Request> {
  receive(request: Request): void;
  /** The client has closed its side, or is gone. */
  end(): void;
}

/** The server's half, given by the transport. `close` without an error is OK. */
export interface StreamSink<Response> {
  send(response: Response): void;
  close(error?: StatusError): void;
}
