import { buildIban, buildPdf } from '@semilla/contract/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller } from '../../../test/callers.ts';
import { clearWithdrawals } from '../../../test/clear-payment-files.ts';
import { fileOf, formOf } from '../../../test/forms.ts';
import { askFor, giveMoney } from '../../../test/money.ts';
import { compareBooks } from '../../../test/orders.ts';
import { paymentFileActs } from '../../../test/payment-files.ts';
import { givenPlatformWithBank } from '../../../test/platform-with-bank.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { holds } from '../../schema/holds.ts';

let test: TestApp;
let marta: Caller;
let elena: Caller;
let lucia: Caller;
let files: ReturnType<typeof paymentFileActs>;
beforeAll(async () => {
  ({ test, marta, elena } = await givenPlatformWithBank());
  files = paymentFileActs(test, marta, elena);
});
afterAll(async () => {
  await compareBooks(test);
  await test.close();
});
beforeEach(async () => {
  lucia = await as(test, 'user', { name: 'Lucía', surname: 'Núñez Gil' });
  await giveMoney(test, lucia.userId, 100_000);
});

const cleared = (id: string) => clearWithdrawals(test, marta, files, id);

describe('the second person', () => {
  it('[L49] is needed always, and is not the one who proposed it', async () => {
    await files.withdrawal(lucia, '1.00');
    const id = await files.created();
    const proposed = await files.propose(id, 'approve');
    expect(proposed.statusCode).toBe(202);
    expect((await files.decideOn(proposed, marta)).json()).toMatchObject({ code: 'approvals.own_proposal' });
    expect((await files.take(id)).json()).toMatchObject({ code: 'payment.file_state' });
    await files.decideOn(proposed);
    await cleared(id);
  });

  it('[L49] did not enter one of the withdrawals', async () => {
    const asked = await askFor(elena, { type: 'withdraw', amount: '10.00', userId: lucia.userId });
    expect(asked.statusCode).toBe(201);
    const id = (await files.create(elena)).json().paymentFileId;
    expect((await files.decideOn(await files.propose(id, 'approve'))).json()).toMatchObject({
      code: 'approvals.entered_by_you',
    });
    await cleared(id);
  });

  it('[L49] did not change the access of one of the customers within 72 hours', async () => {
    await files.withdrawal(lucia);
    const changed = await elena.post('/v1/payment/bank-accounts', {
      form: formOf({
        userId: lucia.userId,
        alias: 'Otra cuenta',
        account: buildIban(55_555),
        document: fileOf(buildPdf('Certificado'), 'certificado.pdf'),
      }),
    });
    expect(changed.statusCode).toBe(201);
    // Ends the hold that follows a new bank account.
    await test.db.delete(holds).where(eq(holds.userId, lucia.userId));
    const id = await files.created();
    expect((await files.decideOn(await files.propose(id, 'approve'))).json()).toMatchObject({
      code: 'approvals.access_changed_by_you',
    });
    await cleared(id);
  });
});
