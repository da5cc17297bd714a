import type { AnswerAuthor, DeclineReason } from '@semilla/contract';
import type { DemoAccountKey } from '../named-accounts.ts';

/** A question of a named customer about a project, and what became of it. */
export interface QuestionDraft {
  project: string;
  who: Extract<DemoAccountKey, 'investor' | 'company'>;
  askedDaysAgo: number;
  language: 'es' | 'en';
  question: string;
  translation?: string;
  answer?: { es: string; en: string; writtenBy: AnswerAuthor };
  /** Without it, the answer is a draft. */
  publishedDaysAgo?: number;
  correction?: { daysAgo: number; es: string; en: string };
  declined?: { daysAgo: number; reason: DeclineReason; note: string };
}

/** Published, corrected, declined and waiting questions, with and without a drafted answer. */
export const questionDrafts: QuestionDraft[] = [
  {
    project: 'edificio-lavapies',
    who: 'company',
    askedDaysAgo: 14,
    language: 'es',
    question: '¿Qué pasa con los plazos si durante la obra aparecen daños en la estructura?',
    translation: 'What happens to the schedule if the works uncover damage to the structure?',
    answer: {
      es: 'El contrato con la constructora reserva un 8 % del presupuesto para imprevistos y da seis semanas de margen. Si hiciera falta más, te lo contaríamos en la cronología del proyecto.',
      en: 'The contract with the builder sets aside 8% of the budget for the unforeseen and allows six extra weeks. If more were needed, we would tell you in the timeline of the project.',
      writtenBy: 'promoter',
    },
    publishedDaysAgo: 12,
    correction: {
      daysAgo: 6,
      es: 'El margen es de ocho semanas, no de seis: así quedó en el contrato firmado.',
      en: 'The extra time is eight weeks, not six: this is what the signed contract says.',
    },
  },
  {
    project: 'edificio-lavapies',
    who: 'investor',
    askedDaysAgo: 9,
    language: 'en',
    question: 'Are the reserved flats paid in full when the sale is signed, or in instalments?',
    translation: '¿Los pisos reservados se pagan por completo al firmar la venta, o a plazos?',
    answer: {
      es: 'Por completo, ante notario. La señal de la reserva se descuenta del precio.',
      en: 'In full, before a notary. The deposit of the reservation is deducted from the price.',
      writtenBy: 'promoter',
    },
    publishedDaysAgo: 7,
  },
  {
    project: 'edificio-lavapies',
    who: 'investor',
    askedDaysAgo: 5,
    language: 'es',
    question: '¿Me recomendáis invertir aquí o en el de Ruzafa?',
    declined: {
      daysAgo: 4,
      reason: 'advice',
      note: 'Puedes comparar los dos proyectos con sus fichas de datos fundamentales.',
    },
  },
  {
    project: 'edificio-lavapies',
    who: 'investor',
    askedDaysAgo: 1,
    language: 'es',
    question: '¿Quién se hace cargo del edificio si la promotora entra en concurso?',
    answer: {
      es: 'El agente de la garantía, que puede vender el edificio para devolver el dinero a los inversores.',
      en: 'The guarantee agent, who can sell the building to pay investors back.',
      writtenBy: 'platform',
    },
  },
  {
    project: 'covivienda-gracia',
    who: 'company',
    askedDaysAgo: 2,
    language: 'es',
    question: '¿La cooperativa puede devolver el préstamo antes de tiempo?',
  },
];
