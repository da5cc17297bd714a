import { eq } from 'drizzle-orm';
import { users } from '../src/schema/users.ts';
import type { Caller } from './callers.ts';
import { anInvestor } from './money.ts';
import type { TestApp } from './test-app.ts';

/** A company that may invest, because it has declared its owners and who may act for it. */
export async function aCompany(
  test: TestApp,
  balanceCents: number,
  named: { name: string; email?: string },
): Promise<Caller> {
  const founded = { kind: 'company', surname: null, legalRepresentativeName: 'Carmen Soto' } as const;
  const company = await anInvestor(test, balanceCents, { ...founded, ...named });
  const details = { taxId: 'B12345674', legalForm: 'SL' } as const;
  await test.db.update(users).set(details).where(eq(users.userId, company.userId));
  const body = {
    beneficialOwners: [{ name: 'Carmen Soto', country: 'ES', share: '60.00' }],
    representatives: [{ name: 'Carmen Soto', documentNumber: '12345678Z' }],
  };
  const declared = await company.post('/v1/account/company-declarations', { body });
  if (declared.statusCode !== 201) throw new Error(declared.body);
  return company;
}
