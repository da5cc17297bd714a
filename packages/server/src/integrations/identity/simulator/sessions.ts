import { newId } from '../../../database/ids.ts';
import type { FileStore } from '../../files/index.ts';

/** A session as the simulator keeps it. */
export interface SimulatedSession {
  id: string;
  /** Of the round that is under way: sending again begins another. */
  attemptId: string;
  stage: 'created' | 'started' | 'review' | 'decided';
  createdAt: string;
  vendorData: string | null;
  callback: string | null;
  person: Record<string, unknown>;
  document: Record<string, unknown>;
  /** The latest decision, as it is told. */
  decision: Record<string, unknown> | null;
}

const folder = 'identity-simulator';
const keyOf = (id: string) => `${folder}/${id}.json`;
const idForm = /^[0-9a-f-]{36}$/;

/** The simulator stores nothing in the database, so that it can only tell what the protocol tells. */
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
    /** The newest first; their ids tell when they were made. */
    async newest(countMax: number): Promise<SimulatedSession[]> {
      const ids: string[] = [];
      for await (const { key } of files.list(folder)) ids.push(key.slice(folder.length + 1, -'.json'.length));
      const found = await Promise.all(ids.sort().toReversed().slice(0, countMax).map(find));
      return found.filter((session) => session !== undefined);
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;

export function newSession(
  given: Pick<SimulatedSession, 'vendorData' | 'callback' | 'person' | 'document'>,
  now: Date,
): SimulatedSession {
  return {
    ...given,
    id: newId(),
    attemptId: newId(),
    stage: 'created',
    createdAt: now.toISOString(),
    decision: null,
  };
}
