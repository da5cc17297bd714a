export { phaseIds, phaseNameOf } from './catalogue.ts';
export { enterPhase } from './enter-phase.ts';
export { registerPhases } from './routes.ts';
export { projectPhases } from './table.ts';
