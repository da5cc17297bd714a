import { annualProfitability, deliveryMonths } from '@semilla/contract';
import { formatDate, formatDuration, formatMoney, formatPercent } from '@semilla/format';
import type { ProjectHistory } from '../projects/history-of.ts';
import type { DemoProject } from '../projects/project.ts';
import { type LetterheadOptions, openLetterhead } from './letterhead.ts';

export const deliveries: Record<DemoProject['terms']['delivery'], string> = {
  monthly: 'Mensual',
  quarterly: 'Trimestral',
  annual: 'Anual',
  end_of_project: 'Al final del proyecto',
};

const cents = (euros: number) => Math.round(euros * 100);
const hundredths = (percent: number) => Math.round(percent * 100);

function figures({ terms }: DemoProject, history: ProjectHistory): [string, string][] {
  const total = hundredths(terms.profitabilityPercent);
  return [
    ['Importe que se busca', formatMoney(cents(terms.financingEuros))],
    ['Inversión mínima', formatMoney(cents(terms.minimumEuros))],
    ['Plazo', formatDuration(terms.months, 'es')],
    ['Rentabilidad prevista en todo el plazo', formatPercent(total)],
    ['Rentabilidad prevista anual', formatPercent(annualProfitability(total, terms.months))],
    ['Pago de los rendimientos', deliveries[terms.delivery]],
    ['Periodo de financiación', `${formatDate(history.dateStart)} – ${formatDate(history.dateEnd)}`],
    ['Inicio previsto del proyecto', formatDate(history.startedAt)],
  ];
}

function example({ terms }: DemoProject): [string, string][] {
  const invested = Math.max(1_000, terms.minimumEuros);
  const gross = Math.round(invested * terms.profitabilityPercent);
  const fee = Math.round((gross * terms.managerFeePercent) / 100);
  const payments = Math.ceil(terms.months / (deliveryMonths[terms.delivery] ?? terms.months));
  return [
    ['Quien invierta', formatMoney(cents(invested))],
    [
      'cobrará, antes de comisiones',
      `${formatMoney(gross)} en ${payments} ${payments === 1 ? 'pago' : 'pagos'}`,
    ],
    ['de los que la plataforma retiene', formatMoney(fee)],
    ['y, con el capital, recibirá en total', formatMoney(cents(invested) + gross - fee)],
  ];
}

const warning =
  'Esta oferta de financiación participativa no ha sido verificada ni aprobada por ninguna autoridad. Al invertir ' +
  'asume el riesgo de perder todo o parte del dinero. La inversión no está cubierta por un fondo de garantía de ' +
  'depósitos. No debería invertir más del 10 % de su patrimonio neto en proyectos de este tipo.';

/** Writes the key investment information sheet from the project's figures. */
export function writeKeyFacts(
  project: DemoProject,
  history: ProjectHistory,
  paper: Pick<LetterheadOptions, 'brandName' | 'issuedAt'>,
): Promise<Buffer> {
  const { sheet, promoter, guaranteeAgent, terms } = project;
  const page = openLetterhead({
    ...paper,
    title: 'Ficha de datos fundamentales de la inversión',
    subject: project.name,
    footer: `${project.name} · ficha emitida el ${formatDate(paper.issuedAt)} · documento de demostración, sin valor legal`,
  });
  page.paragraph(warning);
  page.heading('A. El promotor y el proyecto');
  page.facts([
    ['Promotor', promoter.name],
    ['Identificación fiscal', promoter.taxId],
    ['Proyecto', project.name],
    ['Lugar', project.direction],
  ]);
  page.paragraph(promoter.description);
  page.paragraph(sheet.purpose);
  page.heading('B. Principales características de la oferta');
  page.facts(figures(project, history));
  page.paragraph('Un ejemplo, si todo sale como se prevé. La rentabilidad no está garantizada.');
  page.facts(example(project));
  page.heading('C. Factores de riesgo');
  page.bullets([...sheet.risks, 'Riesgo de no poder vender la inversión antes del final del plazo.']);
  page.heading('D. Garantías');
  page.paragraph(sheet.guarantee);
  page.facts([
    ['Agente de garantías', guaranteeAgent.name],
    ['Identificación fiscal', guaranteeAgent.taxId],
  ]);
  page.heading('E. Costes para el inversor');
  page.facts([
    [
      'Comisión de la plataforma',
      `${formatPercent(hundredths(terms.managerFeePercent))} de cada rendimiento`,
    ],
    [
      'Cancelación después de la reflexión',
      `${formatPercent(hundredths(terms.cancellationFeePercent))} de lo invertido`,
    ],
  ]);
  page.heading('F. Derecho a echarse atrás');
  page.paragraph(
    'El inversor no experimentado puede revocar su inversión durante cuatro días naturales, sin coste y sin dar ' +
      'explicaciones, desde la ficha de su inversión.',
  );
  page.heading('G. Preguntas y reclamaciones');
  page.paragraph(
    'Desde «Soporte», en el área de inversor, o por correo. La plataforma contesta en quince días hábiles y deja ' +
      'constancia de cada reclamación.',
  );
  return page.finish();
}
