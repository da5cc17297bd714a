import type { FastifyInstance } from 'fastify';
import { registerUsers } from './users/index.ts';

export async function registerAccountDomain(app: FastifyInstance): Promise<void> {
  await registerUsers(app);
}

export { userAssignments } from './user-assignments/index.ts';
export {
  confirmEmail,
  emailOfUser,
  findUserByEmail,
  findUserById,
  hasAdministrator,
  insertUser,
  setPasswordHash,
  users,
} from './users/index.ts';
