// @vitest-environment jsdom

import { type Endpoint, v1 } from '@semilla/contract';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDialog, stage } from '../../testing/invest-dialog.tsx';
import { enter, fill, press } from '../../testing/mount.tsx';
import { situation } from './testing.ts';

const declared = vi.hoisted(() => [] as unknown[]);

function answer({ path }: Endpoint, { body }: { body?: unknown } = {}) {
  if (path === v1.countries.find.path) return { data: [{ alpha2: 'ES', name: 'España' }] };
  declared.push(body);
  stage.situation = situation();
  return {};
}
vi.mock('../../lib/api.ts', () => ({
  api: async (...call: Parameters<typeof answer>) => answer(...call),
}));
vi.mock('./invest-situation.ts', () => ({ loadSituation: async () => stage.situation }));

beforeEach(() => {
  stage.reset();
  declared.length = 0;
  const { risks } = situation();
  stage.situation = { ...situation(), risks: risks && { ...risks, isResidenceUndeclared: true } };
});

it('[L36] asks for the tax residence in the dialog of an order, and goes on once it is declared', async () => {
  const place = await openDialog();
  await act(() => vi.dynamicImportSettled());
  const missing = place.querySelector('.invest-checks [data-holds="false"]');
  expect(missing?.textContent).toContain('en qué país tienes tu residencia fiscal');
  expect(place.querySelector('[name="amount"]')).toBeNull();

  expect(place.querySelector('.dialog-foot')).toBeNull();
  await fill(place, 'taxNumber', '12345678Z');
  await act(async () => enter(place, 'since', '01/01/2024'));
  await press(place, 'Guardar');
  expect(declared).toEqual([{ country: 'ES', taxNumber: '12345678Z', since: '2024-01-01' }]);
  expect(place.querySelector('[name="amount"]')).not.toBeNull();
});
