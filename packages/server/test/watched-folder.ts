import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@semilla/contract';
import { norma43File, norma43Lines } from '@semilla/contract/testing';
import { lookIntoFolder } from '../src/payment/bank-files/look-into-folder.ts';
import { newLooks } from '../src/payment/bank-files/read-folder.ts';
import { entryOf, statementOf } from './bank-files.ts';
import { as, type Caller } from './callers.ts';
import { platformAccount } from './platform-with-bank.ts';
import { buildTestApp } from './test-app.ts';

export const bankFilesUrl = '/v1/payment/bank-files';

export interface ListedFile {
  bankFileId: string;
  name: string;
  state: string;
  problem: unknown;
}

export type WatchedFolder = Awaited<ReturnType<typeof givenWatchedFolder>>;

/** A platform that watches a folder for files of its bank, and acts with files of that folder. */
export async function givenWatchedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'semilla-statements-'));
  const test = await buildTestApp({
    config: { depositAccount: { holder: 'Semilla', account: platformAccount }, statementsFolder: folder },
    now: new Date('2026-03-16T12:00:00Z'),
  });
  const marta = await as(test, 'admin');
  let day = 0;
  let looks = newLooks();
  const look = (nowMs: number, services = test.services) => lookIntoFolder(services, looks, nowMs);
  return {
    test,
    marta,
    pathOf: (name: string) => join(folder, name),
    look,
    /** Looks into the folder as if it were two minutes later, when no file is being written any more. */
    lookLater: (services = test.services) => look(Date.now() + 120_000, services),
    /** Makes the next look forget what earlier looks saw, as after a restart. */
    forgetLooks(): void {
      looks = newLooks();
    },
    /** The lines of a statement of a day that no other test has. */
    newLines(): string[] {
      day += 2;
      const bookedOn = addDays('2026-01-01', day);
      return norma43Lines([statementOf([entryOf({ bookedOn, amountCents: 1_000 + day })])]);
    },
    async put(name: string, lines: readonly string[]): Promise<void> {
      writeFileSync(join(folder, name), await norma43File(lines).bytes());
    },
    listed: async (name: string, by: Caller = marta): Promise<ListedFile[]> =>
      (await by.get(bankFilesUrl)).json().data.filter((file: ListedFile) => file.name === name),
    async close(): Promise<void> {
      await test.close();
      rmSync(folder, { recursive: true });
    },
  };
}
