import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { placeOfTotp } from '../auth/totps/codes.ts';
import { placeOfMail } from '../kit/mail/mail.ts';
import type { Services } from '../kit/services.ts';
import { keyProbes } from '../schema/key-probes.ts';
import { queuedMails } from '../schema/queued-mails.ts';
import { totps } from '../schema/totps.ts';
import { undeliveredMails } from '../schema/undelivered-mails.ts';
import { probe } from './check-key.ts';

type Renewing = Pick<Services, 'database' | 'eachAlone' | 'keys'>;

const job = 'renew-encryption';

/** Whether the value was not encrypted with the current key. */
const isOfEarlierKey = (column: SQLWrapper, { currentHeader }: Services['keys']): SQL =>
  sql`substring(${column} from 1 for ${currentHeader.length}) <> ${currentHeader}`;

async function renewTotps({ database: { db }, eachAlone, keys }: Renewing): Promise<void> {
  const rows = await db.select().from(totps).where(isOfEarlierKey(totps.secret, keys));
  const byId = new Map(rows.map((row) => [row.totpId, row]));
  await eachAlone(job, [...byId.keys()], async (totpId) => {
    const { secret, userId } = byId.get(totpId) as (typeof rows)[number];
    const place = placeOfTotp(userId);
    const renewed = keys.encrypt(keys.decrypt(secret, place), place);
    await db.update(totps).set({ secret: renewed }).where(eq(totps.totpId, totpId));
  });
}

async function renewMails({ database: { db }, eachAlone, keys }: Renewing): Promise<void> {
  for (const table of [undeliveredMails, queuedMails]) {
    const { sealedMail } = table;
    const isEarlier = and(isNotNull(sealedMail), isOfEarlierKey(sealedMail, keys));
    const rows = await db.select({ userId: table.userId, sealedMail }).from(table).where(isEarlier);
    const bySeal = new Map(rows.map((row) => [(row.sealedMail as Buffer).toString('base64'), row]));
    await eachAlone(job, [...bySeal.keys()], async (seal) => {
      const sealed = Buffer.from(seal, 'base64');
      const place = placeOfMail(bySeal.get(seal)?.userId ?? null);
      const renewed = keys.encrypt(keys.decrypt(sealed, place), place);
      await db.update(table).set({ sealedMail: renewed }).where(eq(sealedMail, sealed));
    });
  }
}

/**
 * Encrypts everything with the current key that the previous key encrypted. Logs and skips values that no key can
 * decrypt. Renews the probe last: after that, the platform starts without the previous key.
 */
export async function renewEncryption(services: Renewing): Promise<void> {
  const { database, keys } = services;
  // Runs even if the probe is current: a process that was not restarted yet may still write with the earlier key.
  await renewTotps(services);
  await renewMails(services);
  const [row] = await database.db.select().from(keyProbes);
  if (!row || keys.isCurrent(row.sealed)) return;
  await database.db.update(keyProbes).set({ sealed: keys.encrypt(probe.text, probe.place) });
}
