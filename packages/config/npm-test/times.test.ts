import { describe, expect, it } from 'vitest';
import { tasksOf, timesOf } from './times.ts';

describe('the time of each part', () => {
  it('names the tasks that turbo ran or took from its cache', () => {
    const execution = { startTime: 1_000, endTime: 3_500 };
    const tasks = [
      {
        taskId: '@semilla/server#test',
        command: 'vitest run',
        cache: { status: 'MISS' as const },
        execution,
      },
      { taskId: '@semilla/site#test', command: 'vitest run', cache: { status: 'HIT' as const }, execution },
      { taskId: '@semilla/i18n#build', command: '<NONEXISTENT>', cache: { status: 'MISS' as const } },
    ];
    expect(tasksOf({ tasks })).toEqual([
      { name: 'server#test', seconds: 2.5, isCached: false },
      { name: 'site#test', seconds: 2.5, isCached: true },
    ]);
  });

  it('adds up to the total', () => {
    const tasks = [{ name: 'server#test', seconds: 90.4, isCached: true }];
    expect(
      timesOf([
        { name: 'linters', seconds: 9.6, tasks: [] },
        { name: 'tests', seconds: 91, tasks },
      ]).split('\n'),
    ).toEqual([
      'How long it took:',
      'linters                     10 s',
      'tests                       91 s',
      '  server#test               90 s  from the cache',
      'all                        101 s',
    ]);
  });
});
