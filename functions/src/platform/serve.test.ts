import { afterEach, expect, it, vi } from 'vitest';
import { onPlainCall } from './serve.ts';

afterEach(() => vi.unstubAllEnvs());

it('no parameter is asked for its value while the functions are only listed: that would warn', () => {
  vi.stubEnv('FUNCTIONS_CONTROL_API', 'true');
  expect(onPlainCall(() => Promise.resolve(1))).toHaveProperty('__endpoint.callableTrigger');
});
