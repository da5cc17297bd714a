import type { FastifyInstance } from 'fastify';
import { registerMeRoutes } from './me-routes.ts';
import { registerUserRoutes } from './routes.ts';

export async function registerUsers(app: FastifyInstance): Promise<void> {
  await registerMeRoutes(app);
  await registerUserRoutes(app);
}

export { findUserRows } from './find-users.ts';
export { nameOfUser } from './name-of-user.ts';
export {
  confirmEmail,
  emailOfUser,
  findManagerOf,
  findUserByEmail,
  findUserById,
  insertUser,
  lockUser,
  setPasswordHash,
  type UserRow,
  updateUser,
} from './repository.ts';
export { fullName } from './searched.ts';
export { users } from './table.ts';
