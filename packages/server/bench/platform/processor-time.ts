import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Linux counts in hundredths of a second. */
const msPerTick = 10;

interface Usage {
  parent: number;
  ownMs: number;
  /** Of child processes that have ended. */
  endedChildrenMs: number;
}

function usageOf(pid: number): Usage | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in parentheses, may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = (index: number) => Number(fields[index]);
    return {
      parent: ticks(1),
      ownMs: (ticks(11) + ticks(12)) * msPerTick,
      endedChildrenMs: (ticks(13) + ticks(14)) * msPerTick,
    };
  } catch {
    return undefined;
  }
}

export const processorMs = (pid: number) => usageOf(pid)?.ownMs ?? 0;

/** The first process of the PostgreSQL at this address. */
async function postmasterOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = usageOf(rows[0].pid)?.parent;
  await client.end();
  if (!parent) throw new Error('Processor time can only be read on Linux, of a PostgreSQL on this machine.');
  return parent;
}

/** The processor time of a PostgreSQL: of its first process, its children that run, and those that have ended. */
export async function watchPostgres(databaseUrl: string): Promise<() => number> {
  const postmaster = await postmasterOf(databaseUrl);
  return () => {
    const own = usageOf(postmaster);
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => usageOf(Number(pid)))
      .filter((usage) => usage?.parent === postmaster);
    return [own, ...children].reduce((sum, usage) => sum + (usage?.ownMs ?? 0), own?.endedChildrenMs ?? 0);
  };
}

/** The memory of a process in MB. */
export function memoryMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_024;
}
