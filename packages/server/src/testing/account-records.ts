import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { verificationDocuments, verificationMedia, verifications } from '../account/verifications/table.ts';
import { storeDocument } from '../misc/documents/store-document.ts';
import { bankAccounts } from '../payment/bank-accounts/table.ts';
import { makeChange, thePlatform } from '../routing/change.ts';
import { transactions } from '../wallet/transactions/table.ts';
import { wallets } from '../wallet/wallets/table.ts';
import type { TestApp } from './test-app.ts';

type Attempt = Partial<typeof verifications.$inferInsert>;
type Shown = Partial<typeof verificationDocuments.$inferInsert>;

/** An attempt to verify somebody, as the provider would leave it, with the document that was shown. */
export async function givenVerification(test: TestApp, userId: string, given: Attempt = {}, shown?: Shown) {
  const [attempt] = await test.db
    .insert(verifications)
    .values({
      userId,
      attempt: 1,
      status: 'Completed',
      action: 'submitted',
      createdAt: test.clock.now,
      updatedAt: test.clock.now,
      ...given,
    })
    .returning();
  const { verificationId } = attempt as typeof verifications.$inferSelect;
  if (shown) await test.db.insert(verificationDocuments).values({ verificationId, position: 0, ...shown });
  return verificationId;
}

/** A picture that the provider took in an attempt. */
export async function givenMedia(test: TestApp, verificationId: string, bytes: Uint8Array): Promise<string> {
  return makeChange(test.services, thePlatform, async (change) => {
    const { documentId } = await storeDocument(change, test.services, {
      purpose: 'verification-media',
      file: new File([new Uint8Array(bytes)], 'anverso.jpg', { type: 'image/jpeg' }),
      uploadedBy: undefined,
    });
    const [media] = await change.tx
      .insert(verificationMedia)
      .values({ verificationId, kind: 'document-front', documentId })
      .returning();
    return media?.mediaId as string;
  });
}

type Account = Partial<typeof bankAccounts.$inferInsert>;

/** A bank account with its certificate. */
export async function givenBankAccount(test: TestApp, userId: string, given: Account = {}): Promise<void> {
  await makeChange(test.services, thePlatform, async (change) => {
    const { documentId } = await storeDocument(change, test.services, {
      purpose: 'bank-account-certificate',
      file: new File([buildPdf('Certificado de titularidad')], 'certificado.pdf', {
        type: 'application/pdf',
      }),
      uploadedBy: userId,
    });
    const account = { alias: 'Nómina', account: 'ES9121000418450200051332', documentId };
    await change.tx.insert(bankAccounts).values({ userId, ...account, ...given });
  });
}

type Movement = Partial<typeof transactions.$inferInsert>;

/** Money that waits to come into somebody's wallet. */
export async function givenTransaction(test: TestApp, userId: string, given: Movement = {}): Promise<void> {
  const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, userId));
  await test.db.insert(transactions).values({
    walletId: wallet?.walletId as string,
    userId,
    amountCents: 50_000,
    type: 'income',
    issuerName: 'user-wallet',
    ...given,
  });
}
