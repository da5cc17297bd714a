import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '../../schema/columns/new-id.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { MailTransport, OutgoingMail } from './mail.ts';

export interface StoredMail extends OutgoingMail {
  id: string;
  at: string;
}

const fileName = /^[0-9a-f-]{36}\.json$/;

/** Stores mails in a folder instead of sending them. The development desk shows them, with the platform's time. */
export function mailboxTransport(folder: string, now: () => Date): MailTransport {
  return async (mail) => {
    const kept: StoredMail = { id: newId(), at: now().toISOString(), ...mail };
    await writeWhole(join(folder, `${kept.id}.json`), JSON.stringify(kept));
  };
}

export async function readMailbox(folder: string, countMax = 200): Promise<StoredMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileName.test(name));
  const newest = names.sort().toReversed().slice(0, countMax);
  return Promise.all(
    newest.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as StoredMail),
  );
}

export async function readStoredMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!fileName.test(`${id}.json`)) return undefined;
  const text = await readFile(join(folder, `${id}.json`), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as StoredMail);
}
