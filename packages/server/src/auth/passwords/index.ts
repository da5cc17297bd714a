export { confirmPassword } from './confirm-password.ts';
export { registerPasswords } from './routes.ts';
