import { sql } from 'drizzle-orm';
import { ConfigError } from '../config-error.ts';
import { limits } from './open-pool.ts';
import { literal, quoted } from './quoted.ts';
import type { Db } from './types.ts';
import { isForbidden } from './violations.ts';

interface Role {
  name: string;
  password: string;
}

/** Rights by which a role could change more than rows, each with the column that shows it. */
const tooMuch = {
  rolsuper: 'superuser',
  rolcreatedb: 'createdb',
  rolcreaterole: 'createrole',
  rolreplication: 'replication',
  rolbypassrls: 'bypassrls',
} as const;

type Found = Record<keyof typeof tooMuch | 'rolcanlogin', boolean> & { rolconfig: string[] | null };

async function findRole(db: Db, condition: ReturnType<typeof sql>): Promise<Found | undefined> {
  const { rows } = await db.execute<Found>(sql`
    select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls, rolcanlogin, rolconfig
    from pg_roles where ${condition}`);
  return rows[0];
}

/**
 * What makes the role as it has to be. Only what differs is changed: a role that is no superuser may not even say of another one
 * that it is none.
 */
function changesOf(name: string, found: Found | undefined): string[] {
  const role = quoted(name);
  const rights = Object.entries(tooMuch)
    .filter(([column]) => found?.[column as keyof typeof tooMuch])
    .map(([, right]) => `no${right}`);
  const differing = [...(found && !found.rolcanlogin ? ['login'] : []), ...rights];
  // Connections set these limits too, but a pooler does not pass them on.
  const set = Object.entries(limits).filter(
    ([setting, ms]) => !found?.rolconfig?.includes(`${setting}=${ms}`),
  );
  return [
    ...(differing.length ? [`alter role ${role} ${differing.join(' ')}`] : []),
    ...set.map(([setting, ms]) => `alter role ${role} set ${setting} = ${ms}`),
  ];
}

const tellAdministrator = (statements: readonly string[]) =>
  new ConfigError(
    `The owner of the database may not change roles. Let an administrator of the server run this, with the password of DATABASE_URL, and then npm run db:migrate again:\n${statements.map((statement) => `${statement};`).join('\n')}`,
  );

/**
 * Creates the platform's role, or makes it as it has to be, and sets its password. An owner without the right to create roles
 * leaves a role that is as it has to be as it is; otherwise an error says what an administrator of the server must run.
 */
export async function prepareRole(db: Db, { name, password }: Role): Promise<void> {
  const [owner, found] = [
    await findRole(db, sql`rolname = current_user`),
    await findRole(db, sql`rolname = ${name}`),
  ];
  const changes = changesOf(name, found);
  const login = (word: string) =>
    found
      ? `alter role ${quoted(name)} password ${word}`
      : `create role ${quoted(name)} login password ${word}`;
  const toTell = found ? changes : [login("'…'"), ...changes];
  if (!owner?.rolsuper && !owner?.rolcreaterole) {
    if (toTell.length) throw tellAdministrator(toTell);
    return;
  }
  try {
    for (const statement of [login(literal(password)), ...changes]) await db.execute(sql.raw(statement));
  } catch (error) {
    if (!isForbidden(error)) throw error;
    // For example of a role that another one created, or of a superuser.
    throw tellAdministrator([login("'…'"), ...changes]);
  }
}
