// Prevents tangled floors in the backoffice: each imports only the floors below it, and no folders of a floor import each other in a circle.
import { layersCheck } from './lib/layers.ts';

export const backofficeLayers = layersCheck('backoffice-layers', {
  root: 'backoffice/src/',
  layers: ['api', 'kit', 'records', 'pages', 'app'],
  helpsTests: /^backoffice\/src\/testing\/|\/testing\.tsx?$/,
  withoutCircles: ['kit', 'records', 'pages', 'app'],
});
