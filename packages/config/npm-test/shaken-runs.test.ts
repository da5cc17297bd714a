import { describe, expect, it } from 'vitest';
import { outcomesOf, shakenRuns } from './shaken-runs.ts';

const namesOf = (...args: string[]) => shakenRuns(args, 77).map(({ name }) => name);

describe('the shaken runs', () => {
  it('are each suite in one and two workers, and the browser', () => {
    const names = namesOf();
    expect(names).toHaveLength(19);
    expect(names).toContain('server --workers 1 --seed 77');
    expect(names).toContain('server --workers 2 --seed 77');
    expect(names.at(-1)).toBe('browser --seed 77');
  });

  it('are those of the named suites', () => {
    expect(namesOf('site', 'browser', '--workers', '2')).toEqual([
      'site --workers 2 --seed 77',
      'browser --workers 2 --seed 77',
    ]);
  });

  it('have one seed for each round', () => {
    expect(namesOf('server', '--workers', '2', '--rounds', '3', '--seed', '5')).toEqual([
      'server --workers 2 --seed 5',
      'server --workers 2 --seed 6',
      'server --workers 2 --seed 7',
    ]);
  });

  it('are repeated by their name', () => {
    const runs = shakenRuns(['server', 'src/money'], 77);
    expect(runs.flatMap(({ name }) => shakenRuns(name.split(' '), 78))).toEqual(runs);
  });

  it('shuffle the files of a suite', () => {
    expect(shakenRuns(['server', 'src/money', '--workers', '1'], 77)).toMatchObject([
      {
        folder: 'packages/server',
        command: [
          'vitest',
          'run',
          '--sequence.shuffle.files',
          '--sequence.seed=77',
          '--maxWorkers=1',
          'src/money',
        ],
      },
    ]);
  });

  it('are the inner ring of the browser unless files are named', () => {
    const commands = [['browser'], ['browser', 'journeys/legal']].map(
      (args) => shakenRuns(args, 77)[0]?.command,
    );
    expect(commands).toEqual([
      ['playwright', 'test', '--shuffle=77', '--grep=@inner'],
      ['playwright', 'test', '--shuffle=77', 'journeys/legal'],
    ]);
  });

  it.each([
    [['src/money'], 'name the one suite of src/money'],
    [['site', 'server', 'src/money'], 'name the one suite of src/money'],
    [['--rounds', '0'], '--rounds takes a whole number above 0, not 0'],
    [['--seed', 'x'], '--seed takes a whole number above 0, not x'],
    [['--retry', '1'], "Unknown option '--retry'"],
  ])('refuse %j', (args, message) => {
    expect(() => shakenRuns(args, 77)).toThrow(message);
  });
});

it('lists what was green and what was red', () => {
  const outcomes = shakenRuns(['site'], 77).map((run, index) => ({
    run,
    seconds: 9.6,
    isGreen: index === 0,
  }));
  expect(outcomesOf(outcomes).split('\n').slice(1)).toEqual([
    'green    10 s  site --workers 1 --seed 77',
    'red      10 s  site --workers 2 --seed 77',
  ]);
});
