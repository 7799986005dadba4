import { lazy, memo, Suspense, use, useCallback } from 'react';
import type { ComponentType } from 'react';
import { untilPartThere } from '../loading/waiting.ts';
import { DrawnParts } from '../served.ts';
import { partsThere } from './early.ts';
import { Hydrated } from './Hydrated.tsx';
import { isDrawn, letGo, partAttribute } from './hold.ts';

const nothing = () => {};

/**
 * A part of a page whose code is large and that only somebody who uses it needs: the server draws it, and the browser
 * takes it over with the first sign of the visitor. `file` is where its code is, from web/, so that the page can ask for
 * it at once.
 */
export function lazyIsland<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType,
): ComponentType<Props> {
  const there = untilPartThere(load);
  // Where the server drew it, its code is made ready while the page is taken over.
  const soon = isDrawn(file) ? partsThere.then(there) : undefined;
  let replay = nothing;
  const Code = lazy(async () => {
    const Component = await (soon ?? partsThere.then(there));
    replay = letGo(file);
    return { default: Component };
  });
  return memo(function Part(props: Props) {
    use(DrawnParts)(file);
    const onHydrated = useCallback(() => {
      const once = replay;
      // The same part of another page has nothing to make up for.
      replay = nothing;
      once();
    }, []);
    return (
      <div {...{ [partAttribute]: file }} style={{ display: 'contents' }}>
        <Suspense fallback={<Placeholder />}>
          <Hydrated onHydrated={onHydrated}>
            <Code {...props} />
          </Hydrated>
        </Suspense>
      </div>
    );
  }) as ComponentType<Props>;
}
