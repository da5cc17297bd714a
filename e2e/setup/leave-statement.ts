import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { camt053Text } from '@semilla/contract/testing';

/** The demo's bank account. */
const account = 'ES7921000813610123456789';
/** The platform treats a file as complete if it has not changed for some time. */
const restSeconds = 3_600;

/** Puts a bank statement into the watched folder, so that its import waits for a person. */
export function leaveStatement(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'extracto-2025-01-07.xml');
  const day = '2025-01-07';
  const statement = { account, from: day, to: day, openingCents: 0, closingCents: 0, entries: [] };
  writeFileSync(path, camt053Text([statement]));
  const writtenAt = Date.now() / 1_000 - restSeconds;
  utimesSync(path, writtenAt, writtenAt);
}
