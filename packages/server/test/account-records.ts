import { buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { thePlatform } from '../src/kit/change/actor.ts';
import { makeChange } from '../src/kit/change/make-change.ts';
import { storeDocument } from '../src/misc/documents/store-document.ts';
import { bankAccounts } from '../src/schema/bank-accounts.ts';
import { transactions } from '../src/schema/transactions.ts';
import { verificationDocuments } from '../src/schema/verification-documents.ts';
import { verificationMedia } from '../src/schema/verification-media.ts';
import { verifications } from '../src/schema/verifications.ts';
import { wallets } from '../src/schema/wallets.ts';
import type { TestApp } from './test-app.ts';

type Attempt = Partial<typeof verifications.$inferInsert>;
type ShownDocument = Partial<typeof verificationDocuments.$inferInsert>;

/**
 * Inserts a verification attempt as messages of the provider create it, with the document that the user
 * showed.
 */
export async function givenVerification(
  test: TestApp,
  userId: string,
  overrides: Attempt = {},
  document?: ShownDocument,
) {
  const [attempt] = await test.db
    .insert(verifications)
    .values({
      userId,
      attempt: 1,
      status: 'Completed',
      action: 'submitted',
      createdAt: test.clock.now,
      updatedAt: test.clock.now,
      ...overrides,
    })
    .returning();
  const { verificationId } = attempt as typeof verifications.$inferSelect;
  if (document)
    await test.db.insert(verificationDocuments).values({ verificationId, position: 0, ...document });
  return verificationId;
}

/** Stores an image that the provider took in a verification attempt. */
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

/** Inserts a bank account with a certificate. */
export async function givenBankAccount(
  test: TestApp,
  userId: string,
  overrides: Account = {},
): Promise<void> {
  await makeChange(test.services, thePlatform, async (change) => {
    const { documentId } = await storeDocument(change, test.services, {
      purpose: 'bank-account-certificate',
      file: new File([buildPdf('Certificado de titularidad')], 'certificado.pdf', {
        type: 'application/pdf',
      }),
      uploadedBy: userId,
    });
    const account = { alias: 'Nómina', account: 'ES9121000418450200051332', documentId };
    await change.tx.insert(bankAccounts).values({ userId, ...account, ...overrides });
  });
}

/** Inserts an account that two people validated long enough ago that deposits from it need no reference. */
export async function givenBelievedAccount(test: TestApp, userId: string, account: string): Promise<void> {
  const updatedAt = new Date(test.clock.now.getTime() - 4 * 86_400_000);
  await givenBankAccount(test, userId, { state: 'valid', account, updatedAt, validatedByTwo: true });
}

type TransactionFields = Partial<typeof transactions.$inferInsert>;

/** Inserts a pending deposit to a user's wallet. */
export async function givenTransaction(
  test: TestApp,
  userId: string,
  overrides: TransactionFields = {},
): Promise<void> {
  const [wallet] = await test.db.select().from(wallets).where(eq(wallets.userId, userId));
  await test.db.insert(transactions).values({
    walletId: wallet?.walletId as string,
    userId,
    amountCents: 50_000,
    type: 'income',
    issuerName: 'user-wallet',
    ...overrides,
  });
}
