export { registerDeposits } from './routes.ts';
