import { useUrlParams } from '../../common/useUrlParams.ts';

/** The kind that the address names, if it is one of these, and what chooses another. */
export function useKind<Kind extends string>(kinds: readonly Kind[]) {
  const [params, setParams] = useUrlParams();
  const kind = kinds.find((one) => one === params.get('kind'));
  const choose = (chosen: Kind | undefined) => setParams(chosen ? { kind: chosen } : {});
  return { kind, choose };
}
