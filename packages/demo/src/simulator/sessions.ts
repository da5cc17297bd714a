import type { FileStore } from '@semilla/server/kit/files/file-store.ts';
import { newId } from '@semilla/server/schema/columns/new-id.ts';

/** A session stored by the simulator. */
export interface SimulatedSession {
  id: string;
  /** The id of the current round: a resubmission starts another one. */
  attemptId: string;
  stage: 'created' | 'started' | 'review' | 'decided';
  createdAt: string;
  vendorData: string | null;
  callback: string | null;
  person: Record<string, unknown>;
  document: Record<string, unknown>;
  /** The latest decision, in the format of the protocol. */
  decision: Record<string, unknown> | null;
}

const folder = 'identity-simulator';
const keyOf = (id: string) => `${folder}/${id}.json`;
const idForm = /^[0-9a-f-]{36}$/;

/** Stores sessions in files, not in the database, so that the simulator can only use data from the protocol. */
export function createSessionStore(files: FileStore) {
  async function find(id: string): Promise<SimulatedSession | undefined> {
    const bytes = idForm.test(id) ? await files.get(keyOf(id)) : undefined;
    return bytes && (JSON.parse(Buffer.from(bytes).toString('utf8')) as SimulatedSession);
  }

  return {
    find,
    async keep(session: SimulatedSession): Promise<void> {
      await files.put(keyOf(session.id), Buffer.from(JSON.stringify(session)), 'application/json');
    },
    /** The newest sessions, newest first. Sorts by id, because an id contains the time of its creation. */
    async newest(countMax: number): Promise<SimulatedSession[]> {
      const ids: string[] = [];
      for await (const { key } of files.list(folder)) ids.push(key.slice(folder.length + 1, -'.json'.length));
      const sessions = await Promise.all(ids.sort().toReversed().slice(0, countMax).map(find));
      return sessions.filter((session) => session !== undefined);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function newSession(
  fields: Pick<SimulatedSession, 'vendorData' | 'callback' | 'person' | 'document'>,
  now: Date,
): SimulatedSession {
  return {
    ...fields,
    id: newId(),
    attemptId: newId(),
    stage: 'created',
    createdAt: now.toISOString(),
    decision: null,
  };
}
