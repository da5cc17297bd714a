import type { BulkRowResult, ErrorCode } from '@semilla/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditNote } from '../../kit/audit/write-audit.ts';
import type { Change } from '../../kit/change/make-change.ts';
import { isLockTimeout, isRetryable, isUnavailable } from '../../kit/database/violations.ts';
import { ApiError, type ErrorParams } from '../../kit/errors.ts';
import { failedItems } from '../../kit/jobs/each-alone.ts';
import type { Addressed } from '../../kit/mail/mail.ts';
import type { PageTag } from '../../kit/pages/pages.ts';
import type { RowChange } from './bulk-act.ts';

export interface RowOutcome {
  result: BulkRowResult;
  refusal: ErrorCode | null;
  refusalParams: ErrorParams | null;
  before: Record<string, unknown> | null;
  version: number | null;
}

/** What the changes of a row add to the change of its group, once the row is certain. */
interface Collected {
  notes: AuditNote[];
  tags: PageTag[];
  mails: Addressed[];
  afterwards: (() => Promise<void>)[];
  otherwise: (() => Promise<void>)[];
}

const nothing = { refusal: null, refusalParams: null, before: null, version: null };

function outcomeOf(changed: RowChange | undefined): RowOutcome {
  return changed ? { ...nothing, result: 'done', ...changed } : { ...nothing, result: 'unchanged' };
}

/** A failure of the database concerns the whole group; its transaction is repeated. */
function concernsGroup(error: unknown): boolean {
  return isUnavailable(error) || isRetryable(error) || isLockTimeout(error);
}

function refusalOf(error: unknown, recordId: string, log: Pick<FastifyBaseLogger, 'error'>) {
  if (error instanceof ApiError && error.status < 500)
    return { refusal: error.code, refusalParams: error.params };
  failedItems.inc({ job: 'bulk-acts' });
  log.error({ err: error, job: 'bulk-acts', item: recordId }, 'a job failed on a record');
  return { refusal: 'request.failed' as const };
}

/**
 * Runs the act on one row within a savepoint, so a refused row leaves nothing behind and the others stay. Mails are
 * collected, because many are queued as fast as one.
 */
export async function workOnRow(
  group: Change,
  mails: Addressed[],
  run: (change: Change) => Promise<RowChange | undefined>,
  { recordId, log }: { recordId: string; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<RowOutcome> {
  const row: Collected = { notes: [], tags: [], mails: [], afterwards: [], otherwise: [] };
  try {
    const changed = await group.tx.transaction((tx) =>
      run({
        tx,
        isTrial: false,
        audit: (note) => void row.notes.push(note),
        forget: group.forget,
        touch: (...tags) => void row.tags.push(...tags),
        mail: async (to, letter) => void row.mails.push({ to, letter }),
        afterwards: (act) => void row.afterwards.push(act),
        otherwise: (undo) => void row.otherwise.push(undo),
      }),
    );
    for (const note of row.notes) group.audit(note);
    group.touch(...row.tags);
    mails.push(...row.mails);
    for (const act of row.afterwards) group.afterwards(act);
    for (const undo of row.otherwise) group.otherwise(undo);
    return outcomeOf(changed);
  } catch (error) {
    await Promise.allSettled(row.otherwise.map((undo) => undo()));
    if (concernsGroup(error)) throw error;
    return { ...nothing, result: 'refused', ...refusalOf(error, recordId, log) };
  }
}
