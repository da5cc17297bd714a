import { afterEach, expect, it, vi } from 'vitest';
import { logConsole } from './log-console.ts';

type Log = (line: unknown, message?: string) => void;

const { error: original } = console;
afterEach(() => {
  console.error = original;
});

it('[X1] what the site prints about a failed page is one line of the log for each cause', () => {
  const log = { error: vi.fn<Log>(), warn: vi.fn<Log>() };
  logConsole(log);
  const { stack } = new TypeError('fetch failed');
  console.error(`\u001b[2m04:31:02\u001b[22m \u001b[31m[ERROR]\u001b[39m ${stack}`);
  console.error(`\u001b[2m04:31:03\u001b[22m \u001b[31m[ERROR]\u001b[39m ${stack}`);
  console.error(new Error('another'));
  expect(log.error.mock.calls).toEqual([
    [{ reason: 'TypeError: fetch failed' }, 'a page failed'],
    [{ reason: 'Error: another' }, 'a page failed'],
  ]);
});
