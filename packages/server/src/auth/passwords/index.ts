export { registerPasswords } from './routes.ts';
