import { lazy, memo, Suspense, use, useCallback } from 'react';
import type { ComponentType } from 'react';
import { untilIslandLoaded } from '../loading/waiting.ts';
import { RenderedIslands } from '../served.ts';
import { islandsLoaded } from './capturedInput.ts';
import { Hydrated } from './Hydrated.tsx';
import { isServerRendered, releaseIsland, islandAttribute } from './hold.ts';

const nothing = () => {};

/**
 * A lazy island is a part of a page with much code that is needed only for interaction: the server renders it, and the
 * browser hydrates it after the visitor's first interaction. `file` is the path of its code from web/, so that the page
 * can request it at once.
 */
export function lazyIsland<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType,
): ComponentType<Props> {
  const loaded = untilIslandLoaded(load);
  // On a page from the server, its code is prepared during hydration of the page.
  const soon = isServerRendered(file) ? islandsLoaded.then(loaded) : undefined;
  let replay = nothing;
  const Code = lazy(async () => {
    const Component = await (soon ?? islandsLoaded.then(loaded));
    replay = releaseIsland(file);
    return { default: Component };
  });
  return memo(function Island(props: Props) {
    use(RenderedIslands)(file);
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
            <Code {...props} />
          </Hydrated>
        </Suspense>
      </div>
    );
  }) as ComponentType<Props>;
}
