import type { z } from 'zod';
import type { newDocumentType } from '../misc/document-types.ts';
import type { InputOf } from '../shared/endpoint.ts';
import type * as v1 from '../v1.ts';

type NewTemplate = InputOf<typeof v1.templates.create>['body'];
type NewCannedAnswer = InputOf<typeof v1.cannedAnswers.create>['body'];
type NewDocumentType = z.output<typeof newDocumentType>;

let count = 0;

/** A document type with a unique name. */
export function buildNewDocumentType(overrides: Partial<NewDocumentType> = {}): NewDocumentType {
  count += 1;
  return {
    name: `Informe de tasación ${count}`,
    description: 'Lo que vale el inmueble, según una tasadora homologada por el Banco de España.',
    ...overrides,
  };
}

/** A description template with a unique name. */
export function buildNewTemplate(overrides: Partial<NewTemplate> = {}): NewTemplate {
  count += 1;
  return {
    name: `El edificio ${count}`,
    description: '<p>Cuenta <strong>dónde está</strong>, cómo es y qué se hará en él.</p>',
    nameEn: 'The building',
    descriptionEn: '<p>Tell <strong>where it is</strong>, what it is like and what will be done to it.</p>',
    ...overrides,
  };
}

/** A canned answer with a unique title. */
export function buildNewCannedAnswer(overrides: Partial<NewCannedAnswer> = {}): NewCannedAnswer {
  count += 1;
  return {
    title: `El ingreso está en camino ${count}`,
    text: 'Hola, {{customer}}: tu ingreso llegará mañana. Un saludo, {{staff}}',
    textEn: 'Hello {{customer}}, your deposit will arrive tomorrow. Kind regards, {{staff}}',
    ...overrides,
  };
}
