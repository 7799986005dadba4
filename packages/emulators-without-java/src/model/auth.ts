import type { MapValue } from './value.ts';

/** Who sends a request. Tokens are read, not verified: this engine is for local use only. */
export type Auth =
  | { readonly kind: 'admin' }
  | { readonly kind: 'user'; readonly uid: string; readonly token: MapValue }
  | { readonly kind: 'anonymous' };
