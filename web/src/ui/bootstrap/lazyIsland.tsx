import {
  lazy,
  memo,
  Suspense,
  use,
  useCallback,
  useState,
  type ComponentType,
  useEffect,
  type ReactNode,
} from 'react';
import { untilIslandLoaded } from '../loading/waiting.ts';
import { RenderedIslands } from '../served.ts';
import { islandLoaded, isServerRendered, releaseIsland, islandAttribute } from './capturedInput.ts';

const nothing = () => {};

type Island<Props> = ComponentType<Props> & {
  ready: () => Promise<void>;
};

/**
 * The server renders it, and the browser hydrates it after the visitor's first interaction. `file` is the path of its
 * code from web/, so that the page can request it at once.
 */
export function lazyIsland<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType,
): Island<Props> {
  const loaded = untilIslandLoaded(load);
  const isServed = isServerRendered(file);
  const soon = isServed ? islandLoaded(file).then(loaded) : undefined;
  let replay = nothing;
  let Code: ComponentType<Props> = lazy(async () => {
    const Component = await (soon ?? islandLoaded(file).then(loaded));
    replay = releaseIsland(file);
    return { default: Component };
  });
  const ready = async () => {
    if (!isServed) Code = await load();
  };
  const Island = memo(function Island(props: Props) {
    use(RenderedIslands)(file);
    const [Shown] = useState(() => Code);
    const onHydrated = useCallback(() => {
      const once = replay;
      // The same island on another page has nothing to replay.
      replay = nothing;
      once();
    }, []);
    return (
      <div {...{ [islandAttribute]: file }} style={{ display: 'contents' }}>
        <Suspense fallback={<Placeholder />}>
          <Hydrated onHydrated={onHydrated}>
            <Shown {...props} />
          </Hydrated>
        </Suspense>
      </div>
    );
  }) as unknown as ComponentType<Props>;
  return Object.assign(Island, { ready });
}

export function Hydrated({
  onHydrated,
  children,
}: {
  onHydrated: () => void;
  children: ReactNode;
}) {
  useEffect(() => {
    // React hydrates a part at once on an event, but not during its own work.
    queueMicrotask(onHydrated);
  }, [onHydrated]);
  return children;
}
