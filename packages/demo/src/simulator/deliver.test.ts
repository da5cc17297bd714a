import { ownUrl } from '@semilla/server/start/own-url.ts';
import { expect, it } from 'vitest';
import { deliver } from './deliver.ts';

it('notes what it could not tell and fails nothing else, when the process listens no longer (S7)', async () => {
  const noted: unknown[] = [];
  const closed = () => ownUrl({ address: () => null });
  const access = () => ({ baseUrl: closed(), apiKey: 'simulator', secrets: ['secret'] });
  const log = { warn: (what: unknown) => noted.push(what) };

  await deliver({ web: { fetch, ownUrl: closed }, access, log }, [
    { action: 'started' },
    { action: 'submitted' },
  ]);

  expect(noted).toEqual([
    { err: new Error('this process does not listen yet') },
    { err: new Error('this process does not listen yet') },
  ]);
});
