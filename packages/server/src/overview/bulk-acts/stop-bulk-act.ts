import type { bulkStopReasons } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { Services } from '../../kit/services.ts';
import type { BulkActRecord } from '../../schema/bulk-acts.ts';
import { updateBulkAct } from './queries.ts';
import { queueLaterLetters } from './send-later-letters.ts';

/** Stops a locked bulk act. A group in progress has ended, because it holds the same lock. */
export async function stopBulkAct(
  { tx, audit }: Change,
  services: Services,
  record: BulkActRecord,
  stopReason: (typeof bulkStopReasons)[number],
): Promise<void> {
  const { bulkActId, state } = record;
  if (state !== 'running') throw new ApiError('overview.bulk_act_ended');
  await updateBulkAct(tx, bulkActId, { state: 'stopped', stopReason, endedAt: services.now() });
  await queueLaterLetters(tx, services, record);
  audit({
    action: 'bulk-act.stop',
    subjectType: 'bulk-act',
    subjectId: bulkActId,
    before: { state },
    after: { state: 'stopped', stopReason },
  });
}
