import { sql } from 'drizzle-orm';
import { companyDeclarations } from '../../schema/company-declarations.ts';
import { users } from '../../schema/users.ts';

/** Whether a user is a company without its tax number, its legal form, its owners or who may act for it. */
export function isCompanyUndeclared() {
  // A query of one table names its columns alone, and the subquery has one of the same name.
  const userId = sql`"users"."user_id"`;
  return sql<boolean>`${users.kind} = 'company' and (${users.taxId} is null or ${users.legalForm} is null
    or not exists (select 1 from ${companyDeclarations} declared where declared.user_id = ${userId}))`;
}
