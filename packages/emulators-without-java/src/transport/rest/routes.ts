import { rpcMethods } from '../../codec/protos.ts';
import type { HttpRule, RpcMethod } from '../../codec/protos.ts';
import { compileTemplate } from './routeTemplate.ts';
import type { RouteTemplate } from './routeTemplate.ts';

export interface Route extends RouteTemplate {
  readonly verb: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly method: RpcMethod;
  /** `*`: the body is the message; a field name: it is that field; absent: there is none. */
  readonly body: string | undefined;
}

export interface RouteMatch {
  readonly route: Route;
  /** One per group of the route's pattern, percent-decoded. */
  readonly values: readonly string[];
}

const VERSION = /^\/v1(?:beta1)?(?=\/)/;

const routes: readonly Route[] = rpcMethods
  .flatMap((method) => rules(method.http).map((rule) => toRoute(method, rule)))
  // Longer patterns are more particular: `…:commit` before any collection, a list before a document.
  .toSorted((a, b) => rank(a) - rank(b));

/**
 * Finds the method for a request. `path` is the URL's path as it came, without the query.
 * @throws URIError on a bad percent escape
 */
export function matchRoute(verb: string | undefined, path: string): RouteMatch | undefined {
  const version = VERSION.exec(path)?.[0];
  if (version === undefined) return undefined;
  const rest = path.slice(version.length);
  // HEAD is GET without the body, which node leaves out by itself.
  const wanted = verb === 'HEAD' ? 'GET' : verb;
  for (const route of routes) {
    if (route.verb !== wanted) continue;
    const match = route.pattern.exec(rest);
    if (match) return { route, values: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

function rules(rule: HttpRule | undefined): HttpRule[] {
  if (!rule) return [];
  return [rule, ...rules(rule.additional_bindings)];
}

function toRoute(method: RpcMethod, rule: HttpRule): Route {
  const verbs = { GET: rule.get, POST: rule.post, PATCH: rule.patch, DELETE: rule.delete };
  for (const verb of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
    const template = verbs[verb];
    if (template) return { verb, method, body: rule.body, ...compileTemplate(template) };
  }
  throw new Error(`${method.name} has no path`);
}

function rank({ method, body }: Route): number {
  if (body === '*') return 0;
  return method.name === 'GetDocument' ? 2 : 1;
}
