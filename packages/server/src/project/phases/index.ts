export { phaseIds, phaseNameOf } from './catalogue.ts';
export { enterPhase } from './enter-phase.ts';
export { registerPhases } from './routes.ts';
export { phases, projectPhases } from './table.ts';
