import type { bulkStopReasons } from '@semilla/contract';
import type { Change } from '../../kit/change/make-change.ts';
import { ApiError } from '../../kit/errors.ts';
import type { BulkActRecord } from '../../schema/bulk-acts.ts';
import { updateBulkAct } from './queries.ts';

/** Stops a locked bulk act. A group in progress has ended, because it holds the same lock. */
export async function stopBulkAct(
  { tx, audit }: Change,
  { bulkActId, state }: BulkActRecord,
  { stopReason, now }: { stopReason: (typeof bulkStopReasons)[number]; now: Date },
): Promise<void> {
  if (state !== 'running') throw new ApiError('overview.bulk_act_ended');
  await updateBulkAct(tx, bulkActId, { state: 'stopped', stopReason, endedAt: now });
  audit({
    action: 'bulk-act.stop',
    subjectType: 'bulk-act',
    subjectId: bulkActId,
    before: { state },
    after: { state: 'stopped', stopReason },
  });
}
