import { type CallOptions, currentOf } from '@semilla/client';
import { type Endpoint, isProposal, isVersioned } from '@semilla/contract';
import { HttpError, type Identifier, type RaRecord } from 'react-admin';
import { bodyFields } from './body-fields.ts';
import { changesBetween } from './changes.ts';
import { askWhatStays, NotSaved } from './conflict-gate.ts';
import { inTurn, noteOwnEdit, versionToName } from './own-edits.ts';
import { ask, pathParams, type Row, withId } from './requests.ts';
import { endpointOf } from './resources.ts';

interface Edit {
  data: Row;
  before?: RaRecord | undefined;
  upload?: Pick<CallOptions, 'onProgress' | 'signal'> | undefined;
}

/** The current record in the error response of an edit conflict. */
function currentIn(error: unknown, endpoint: Endpoint): Row | undefined {
  return error instanceof HttpError && error.body
    ? (currentOf(endpoint, error.body) as Row | undefined)
    : undefined;
}

// An edit of only these fields is sent without a version: marking a ticket as read must not cause a conflict.
const uncompared = ['read', 'isAdmin'];

/** Sends the changes with the version that was loaded. After a conflict the user decides which values to keep. */
async function send(resource: string, id: Identifier, changes: Row, { before, upload }: Edit): Promise<Row> {
  const endpoint = endpointOf(resource, 'edit');
  const record = `${resource} ${id}`;
  const read = before?.version;
  const isCompared = isVersioned(endpoint) && Object.keys(changes).some((name) => !uncompared.includes(name));
  const version = isCompared && typeof read === 'number' ? versionToName(record, read) : undefined;
  const body = { ...changes, ...(version !== undefined && { version }) };
  try {
    const answer = await ask<Row>(endpoint, { params: pathParams(endpoint, id), body }, upload);
    noteOwnEdit(record, version, answer.version);
    return answer;
  } catch (error) {
    const current = currentIn(error, endpoint);
    if (!current || !before) throw error;
    const now = withId(resource, current);
    const choice = await askWhatStays({ resource, recordId: String(id), before, now, changes, endpoint });
    if (choice !== 'mine') throw new NotSaved(choice);
    return send(resource, id, changes, { data: {}, before: now, upload });
  }
}

/** Sends only the changed fields, so an edit never overwrites another user's changes. */
export async function editRecord(resource: string, id: Identifier, edit: Edit) {
  const { data, before } = edit;
  const { version: _, ...changes } = bodyFields(
    endpointOf(resource, 'edit'),
    changesBetween(before ?? {}, data),
  );
  if (before && !Object.keys(changes).length) return before;
  const answer = await inTurn(`${resource} ${id}`, () => send(resource, id, changes, edit));
  // The record does not change until a second person approves the edit.
  if (isProposal(answer)) return { ...before, id, isProposed: true };
  return withId(resource, answer);
}
