export { registerPublicFigures } from './routes.ts';
