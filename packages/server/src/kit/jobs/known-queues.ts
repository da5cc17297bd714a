import type { PgBoss, QueueOptions } from 'pg-boss';

type QueueSettings = QueueOptions & { notify: boolean };

/** The queues and schedules that the database had when the jobs started, so that a start writes only what differs. */
export interface KnownQueues {
  prepare(queue: string, settings: QueueSettings): Promise<void>;
  schedule(queue: string, cron: string): Promise<void>;
}

const timezone = 'Europe/Madrid';

export async function readKnownQueues(boss: PgBoss): Promise<KnownQueues> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  return {
    async prepare(name, settings) {
      const known = queues.get(name);
      const isSame =
        known &&
        Object.entries(settings).every(([key, value]) => known[key as keyof QueueSettings] === value);
      if (isSame) return;
      await boss.createQueue(name, settings);
      // A queue created by an earlier version may have other settings.
      await boss.updateQueue(name, settings);
    },
    async schedule(name, cron) {
      const known = schedules.get(name);
      if (known?.cron === cron && known.timezone === timezone) return;
      await boss.schedule(name, cron, {}, { tz: timezone });
    },
  };
}
