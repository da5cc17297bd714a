import { sql } from 'drizzle-orm';
import { companyDeclarations } from '../../schema/company-declarations.ts';
import { users } from '../../schema/users.ts';

/** Whether a user is a company that has not declared its tax number, legal form, owners or representatives. */
export function isCompanyUndeclared() {
  // Written out, because drizzle omits the table name in a query of one table, and the subquery also has a `user_id`.
  const userId = sql`"users"."user_id"`;
  return sql<boolean>`${users.kind} = 'company' and (${users.taxId} is null or ${users.legalForm} is null
    or not exists (select 1 from ${companyDeclarations} declared where declared.user_id = ${userId}))`;
}
