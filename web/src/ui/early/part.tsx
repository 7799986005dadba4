import { lazy, memo, Suspense, use, useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { untilPartThere } from '../loading/waiting.ts';
import { DrawnParts } from '../served.ts';
import { partsThere } from './early.ts';
import { Hydrated } from './Hydrated.tsx';
import { letGo, partAttribute } from './hold.ts';

/**
 * A part of a page whose code is large and that only somebody who uses it needs: the server draws it, and the browser
 * takes it over with the first sign of the visitor. `file` is where its code is, from web/, so that the page can ask for
 * it at once.
 */
export function part<Props extends object>(
  file: string,
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): ComponentType<Props> {
  const there = untilPartThere(load);
  let replay = () => {};
  const Code = lazy(async () => {
    await partsThere;
    const Component = await there();
    replay = letGo(file);
    return { default: Component };
  });
  return memo(function Part(props: Props) {
    use(DrawnParts)(file);
    const onHydrated = useCallback(() => replay(), []);
    return (
      <div {...{ [partAttribute]: file }} style={{ display: 'contents' }}>
        <Suspense fallback={placeholder}>
          <Hydrated onHydrated={onHydrated}>
            <Code {...props} />
          </Hydrated>
        </Suspense>
      </div>
    );
  }) as ComponentType<Props>;
}
