import { eq, isNotNull } from 'drizzle-orm';
import { placeOfTotp } from '../auth/totps/codes.ts';
import { placeOfMail } from '../kit/mail/mail.ts';
import type { Services } from '../kit/services.ts';
import { keyProbes } from '../schema/key-probes.ts';
import { queuedMails } from '../schema/queued-mails.ts';
import { totps } from '../schema/totps.ts';
import { undeliveredMails } from '../schema/undelivered-mails.ts';
import { probe } from './check-key.ts';

type Sealing = Pick<Services, 'database' | 'keys'>;

async function renewTotps({ database: { db }, keys }: Sealing): Promise<void> {
  for (const { totpId, userId, secret } of await db.select().from(totps)) {
    if (keys.isCurrent(secret)) continue;
    const place = placeOfTotp(userId);
    const renewed = keys.encrypt(keys.decrypt(secret, place), place);
    await db.update(totps).set({ secret: renewed }).where(eq(totps.totpId, totpId));
  }
}

async function renewMails({ database: { db }, keys }: Sealing): Promise<void> {
  for (const table of [undeliveredMails, queuedMails]) {
    for (const { userId, sealedMail } of await db.select().from(table).where(isNotNull(table.sealedMail))) {
      const sealed = sealedMail as Buffer;
      if (keys.isCurrent(sealed)) continue;
      const place = placeOfMail(userId);
      const renewed = keys.encrypt(keys.decrypt(sealed, place), place);
      await db.update(table).set({ sealedMail: renewed }).where(eq(table.sealedMail, sealed));
    }
  }
}

/**
 * Encrypts again with the current key what the previous one encrypted. The probe comes last: once it is renewed the
 * platform starts without the previous key.
 */
export async function renewEncryption(services: Sealing): Promise<void> {
  const { database, keys } = services;
  // Also where the probe is current: a process that was not restarted yet may have written with the earlier key since.
  await renewTotps(services);
  await renewMails(services);
  const [row] = await database.db.select().from(keyProbes);
  if (!row || keys.isCurrent(row.sealed)) return;
  await database.db.update(keyProbes).set({ sealed: keys.encrypt(probe.text, probe.place) });
}
