export { registerKeyFigures } from './routes.ts';
