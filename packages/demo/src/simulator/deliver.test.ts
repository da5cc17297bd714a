import { ownUrl } from '@semilla/server/start/own-url.ts';
import { expect, it } from 'vitest';
import { deliver } from './deliver.ts';

it('logs messages that cannot be delivered after the server has closed, without failing (S7)', async () => {
  const warnings: unknown[] = [];
  const closed = () => ownUrl({ address: () => null });
  const access = () => ({ baseUrl: closed(), apiKey: 'simulator', secrets: ['secret'] });
  const log = { warn: (what: unknown) => warnings.push(what) };

  await deliver({ web: { fetch, ownUrl: closed }, access, log }, [
    { action: 'started' },
    { action: 'submitted' },
  ]);

  expect(warnings).toEqual([
    { err: new Error('this process does not listen yet') },
    { err: new Error('this process does not listen yet') },
  ]);
});
