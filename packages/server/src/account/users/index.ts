export {
  confirmEmail,
  emailOfUser,
  findUserByEmail,
  findUserById,
  hasAdministrator,
  insertUser,
  setPasswordHash,
} from './repository.ts';
export { registerUsers } from './routes.ts';
export { users } from './table.ts';
