import { sql } from 'drizzle-orm';
import { ConfigError } from '../config-error.ts';
import { addedOnly, schemas } from './grant-to-platform.ts';
import type { Db } from './types.ts';

const list = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );

/**
 * A right the platform's role must not have, directly or through another role it may take. `right` is worded for an
 * error message; null or undefined if there is none.
 */
async function findTooMuch(db: Db): Promise<{ role: string; right: string | null } | undefined> {
  const { rows } = await db.execute<{ role: string; right: string | null }>(sql`
    with taken as (select oid, rolsuper from pg_roles where pg_has_role(oid, 'member'))
    select current_user as role, case
      when (select rolsuper from pg_roles where rolname = current_user) then 'is a superuser'
      when exists (select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
        where nspname in (${list(schemas)}) and relkind in ('r', 'p') and pg_has_role(relowner, 'member'))
        then 'owns tables of the platform'
      when exists (select from taken where rolsuper) then 'may become a superuser'
      when exists (select from taken where has_database_privilege(oid, current_database(), 'create'))
        or exists (select from taken, unnest(array[${list(schemas)}]) as schema
          where has_schema_privilege(oid, to_regnamespace(schema), 'create'))
        then 'may create tables in the database'
      when exists (select from taken, unnest(array[${list(addedOnly)}]) as added
        where has_table_privilege(oid, to_regclass('public.' || added), 'update, delete, truncate, trigger')
          or has_any_column_privilege(oid, to_regclass('public.' || added), 'update'))
        or exists (select from taken where has_parameter_privilege(oid, 'session_replication_role', 'set'))
        then 'may change the audit trail or the ledger'
    end as right`);
  return rows[0];
}

/**
 * Throws if the role could alter tables, disable triggers, or change tables that only grow: an attacker who makes the
 * platform run a query could then do the same.
 */
export async function assertOwnsNothing(db: Db): Promise<void> {
  const { role, right } = (await findTooMuch(db)) ?? {};
  if (!right) return;
  throw new ConfigError(
    `DATABASE_URL names ${role}, which ${right}: set it to a role of its own, to which npm run db:migrate with DATABASE_OWNER_URL grants what the platform needs.`,
  );
}
