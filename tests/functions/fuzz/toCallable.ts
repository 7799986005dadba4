import type { OperationName } from '@selasar/domain/api';
import { region } from '@selasar/domain/core';
import { pathByName } from '../../../scripts/suite/call.ts';
import { any } from './choose.ts';
import { inputs } from './inputs.ts';
import type { Maker } from './maker.ts';
import { spoiled } from './spoiled.ts';

export const toCallable: Maker = (random, { functions, projectId }) => {
  const name = any(random, Object.keys(inputs));
  const data = spoiled(random, inputs[name]?.(random) ?? {});
  const body = random() < 0.05 ? JSON.stringify(data) : JSON.stringify({ data });
  return {
    url: `http://${functions}/${projectId}/${region}/${pathByName(name as OperationName)}`,
    method: 'POST',
    body: random() < 0.05 ? body.slice(0, Math.floor(body.length * random())) : body,
  };
};
