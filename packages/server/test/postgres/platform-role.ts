import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { grantToPlatform } from '../../src/kit/database/grant-to-platform.ts';
import { openPostgres } from '../../src/kit/database/postgres.ts';
import type { Database } from '../../src/kit/database/types.ts';

export interface PlatformRole {
  name: string;
  /** The address of the database for this role. */
  url: string;
  /** Acts as the owner of the database. */
  asOwner(act: (database: Database) => Promise<unknown>): Promise<void>;
  drop(): Promise<void>;
}

/** A role that owns nothing, with the rights that the migration grants the platform. */
export async function newPlatformRole(ownerUrl: string): Promise<PlatformRole> {
  const name = `semilla_platform_${randomBytes(6).toString('hex')}`;
  const password = 'it\'s "quoted"';
  async function asOwner(act: (database: Database) => Promise<unknown>) {
    const owner = await openPostgres(ownerUrl);
    await act(owner).finally(() => owner.close());
  }
  await asOwner(({ db }) => grantToPlatform(db, { name, password }));
  const url = new URL(ownerUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return {
    name,
    url: url.href,
    asOwner,
    drop: () =>
      asOwner(async ({ db }) => {
        await db.execute(sql.raw(`drop owned by ${name}`));
        await db.execute(sql.raw(`drop role ${name}`)).catch(() => {});
      }),
  };
}
