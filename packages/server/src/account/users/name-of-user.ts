import type { Db } from '../../database/types.ts';
import { findUserById } from './repository.ts';

/** What a person or a company is called. */
export async function nameOfUser(db: Db, userId: string): Promise<string> {
  const { name, surname } = await findUserById(db, userId);
  return [name, surname].filter(Boolean).join(' ');
}
