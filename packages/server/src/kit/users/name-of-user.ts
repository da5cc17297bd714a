import type { Db } from '../database/types.ts';
import { findUserById } from './queries.ts';

/** The full name of a person or a company. */
export async function nameOfUser(db: Db, userId: string): Promise<string> {
  const { name, surname } = await findUserById(db, userId);
  return [name, surname].filter(Boolean).join(' ');
}
