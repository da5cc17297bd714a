import { ApiProblem, currentOf } from '@semilla/client';
import type { AnswerOf, Endpoint, Field } from '@semilla/contract';
import { asRecordValue } from './as-record-value.ts';
import { askWhatStays, NotSaved } from './conflict-gate.ts';
import { call } from './session.ts';

type Values = Record<string, unknown>;
type Versioned = Values & { version: number };

interface VersionedEdit {
  resource: string;
  /** The id in the audit trail of what is edited. */
  recordId: string;
  params: object;
  before: Versioned;
  /** The fields that the user changed. */
  changes: Values;
  /** The body that makes the changes to the record as it is. */
  bodyOn: (record: Versioned) => object;
  fields?: Readonly<Record<string, Field>>;
}

/**
 * Sends an edit that does not go through react-admin, with the version that was loaded. After a conflict the user decides which
 * values to keep.
 */
export async function editWithVersion<E extends Endpoint>(
  endpoint: E,
  { resource, recordId, params, before, changes, bodyOn, fields }: VersionedEdit,
): Promise<AnswerOf<E>> {
  const send = call as (endpoint: Endpoint, input: object) => Promise<unknown>;
  for (let record = before; ; ) {
    try {
      const body = { ...bodyOn(record), version: record.version };
      return (await send(endpoint, { params, body })) as AnswerOf<E>;
    } catch (error) {
      const current: unknown =
        error instanceof ApiProblem ? currentOf(endpoint as Endpoint, error.problem) : undefined;
      if (!current) throw error;
      const now = asRecordValue(current) as Versioned;
      const choice = await askWhatStays({
        resource,
        recordId,
        before: asRecordValue(record) as Values,
        now,
        changes,
        endpoint,
        fields,
      });
      if (choice !== 'mine') throw new NotSaved(choice);
      record = now;
    }
  }
}
