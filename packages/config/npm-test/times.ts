/** A part of `npm test`, with the tasks of turbo that it ran. */
export interface Part {
  name: string;
  seconds: number;
  tasks: Task[];
}

interface Task {
  name: string;
  seconds: number;
  isCached: boolean;
}

/** The used part of turbo's summary of a run. */
export interface TurboRun {
  tasks: {
    taskId: string;
    command: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number };
  }[];
}

/** The tasks that turbo ran, or took from its cache. */
export function tasksOf({ tasks }: TurboRun): Task[] {
  return tasks.flatMap(({ taskId, command, cache, execution }) => {
    if (command === '<NONEXISTENT>' || !execution) return [];
    const seconds = (execution.endTime - execution.startTime) / 1_000;
    return [{ name: taskId.replace('@semilla/', ''), seconds, isCached: cache.status === 'HIT' }];
  });
}

const line = (name: string, seconds: number, note = '') =>
  `${name.padEnd(24)}${seconds.toFixed(0).padStart(6)} s${note && `  ${note}`}`;

/** A table of how long everything took. */
export function timesOf(parts: Part[]): string {
  const all = parts.reduce((sum, { seconds }) => sum + seconds, 0);
  return [
    'How long it took:',
    ...parts.flatMap(({ name, seconds, tasks }) => [
      line(name, seconds),
      ...tasks.map((task) => line(`  ${task.name}`, task.seconds, task.isCached ? 'from the cache' : '')),
    ]),
    line('all', all),
  ].join('\n');
}
