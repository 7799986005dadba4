import { useUrlParams } from '../../common/useUrlParams.ts';

/** The kind in the address, if valid, and a setter. */
export function useKind<Kind extends string>(kinds: readonly Kind[]) {
  const [params, setParams] = useUrlParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  const choose = (chosen: Kind | undefined) => setParams(chosen ? { kind: chosen } : {});
  return { kind, choose };
}
