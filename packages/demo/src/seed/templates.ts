import { insertRows } from '@semilla/server/kit/database/sets.ts';
import type { Db } from '@semilla/server/kit/database/types.ts';
import { templates } from '@semilla/server/schema/templates.ts';
import type { Calendar } from './calendar.ts';
import { demoId } from './demo-id.ts';

const demoTemplates = [
  {
    name: 'Riesgos de la inversión',
    description:
      '<h3>Lo que puede salir mal</h3><p>Toda inversión tiene riesgos. Los principales de este proyecto son:</p><ul><li>…</li><li>…</li></ul><p>La inversión no está cubierta por un fondo de garantía y puede perderse en parte o en su totalidad.</p>',
    nameEn: 'Risks of the investment',
    descriptionEn:
      '<h3>What may go wrong</h3><p>Every investment has its risks. The main ones of this project are:</p><ul><li>…</li><li>…</li></ul><p>No guarantee fund covers the investment, and part or all of it may be lost.</p>',
  },
  {
    name: 'El promotor',
    description:
      '<h3>Quién está detrás</h3><p>Quiénes son, desde cuándo trabajan y qué han terminado ya.</p><ul><li><strong>Proyectos terminados:</strong> …</li><li><strong>Equipo:</strong> …</li><li><strong>Fondos propios en este proyecto:</strong> …</li></ul>',
    nameEn: 'The promoter',
    descriptionEn:
      '<h3>Who is behind it</h3><p>Who they are, how long they have been at work and what they have finished.</p><ul><li><strong>Finished projects:</strong> …</li><li><strong>Team:</strong> …</li><li><strong>Own funds in this project:</strong> …</li></ul>',
  },
  {
    name: 'Calendario y pagos',
    description:
      '<h3>Cuándo se cobra</h3><p>Cuándo empieza la obra o la actividad, cada cuánto se paga y cuándo se devuelve el capital.</p><ul><li><strong>Inicio:</strong> …</li><li><strong>Pagos:</strong> …</li><li><strong>Devolución del capital:</strong> …</li></ul>',
    nameEn: 'Schedule and payments',
    descriptionEn:
      '<h3>When you are paid</h3><p>When works or business begin, how often there are payments, and when the principal comes back.</p><ul><li><strong>Start:</strong> …</li><li><strong>Payments:</strong> …</li><li><strong>Return of the principal:</strong> …</li></ul>',
  },
];

export function templateRows(calendar: Calendar) {
  const createdAt = calendar.ago(716, 12, 30);
  return demoTemplates.map((template) => ({
    templateId: demoId(`template ${template.name}`, createdAt),
    ...template,
    createdAt,
  }));
}

export async function seedTemplates(tx: Db, calendar: Calendar): Promise<void> {
  await insertRows(tx, templates, templateRows(calendar));
}
