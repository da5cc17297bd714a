import type { z } from 'zod';
import type { newProjectType } from '../project/project-types.ts';
import type { InputOf } from '../shared/endpoint.ts';
import type * as v1 from '../v1.ts';

type NewDescription = InputOf<typeof v1.projectDescriptions.create>['body'];
type NewMilestone = InputOf<typeof v1.projectTimeline.create>['body'];
export type NewProjectType = Omit<z.output<typeof newProjectType>, 'image'>;

let count = 0;

/** A project type without its image, with a unique name. */
export function buildNewProjectType(overrides: Partial<NewProjectType> = {}): NewProjectType {
  count += 1;
  return {
    name: `Rehabilitación de viviendas ${count}`,
    description: 'Compra, reforma y venta o alquiler de edificios de viviendas.',
    nameEn: `Housing renovation ${count}`,
    descriptionEn: 'Buying, renovating and selling or letting residential buildings.',
    ...overrides,
  };
}

export function buildNewDescription(
  overrides: Partial<NewDescription> & Pick<NewDescription, 'projectId'>,
): NewDescription {
  return {
    title: 'El edificio',
    description: '<p>Doce viviendas en el centro de Madrid, a cinco minutos de <strong>Atocha</strong>.</p>',
    titleEn: 'The building',
    descriptionEn: '<p>Twelve homes in the centre of Madrid, five minutes from <strong>Atocha</strong>.</p>',
    ...overrides,
  };
}

export function buildNewMilestone(
  overrides: Partial<NewMilestone> & Pick<NewMilestone, 'projectId'>,
): NewMilestone {
  return {
    title: 'Licencia de obras concedida',
    description: 'El Ayuntamiento de Madrid concede la licencia de obras.',
    titleEn: 'Building permit granted',
    descriptionEn: 'Madrid City Council grants the building permit.',
    happenedAt: new Date('2026-03-14T09:30:00Z'),
    ...overrides,
  };
}
