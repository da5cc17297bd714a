import { formatDate, formatDuration, formatMoney, formatPercent } from '@semilla/format';
import type { DemoProject } from '../projects/project.ts';
import { type LetterheadOptions, openLetterhead } from './letterhead.ts';

// Documents have one title for both languages, so it contains both.
export const mandateTitle = 'Contrato de mandato de los inversores / Investors’ mandate contract';

const deliveries: Record<DemoProject['terms']['delivery'], string> = {
  monthly: 'Mensual',
  quarterly: 'Trimestral',
  annual: 'Anual',
  end_of_project: 'Al final del proyecto',
};

const percent = (value: number) => formatPercent(Math.round(value * 100));

function spanishClauses({ name, promoter, guaranteeAgent, terms, mandate }: DemoProject, brand: string) {
  return [
    `Objeto. El inversor encarga a ${brand} (la plataforma) que, en su nombre y por su cuenta, firme con ${promoter.name} la financiación del proyecto «${name}», por el importe que el inversor confirme en la plataforma y en las condiciones de la ficha de datos fundamentales.`,
    `Encargos. La plataforma cobra del promotor lo que corresponda al inversor y lo abona en su monedero, en proporción a lo aportado; informa de cómo avanza el proyecto; y da las instrucciones necesarias al agente de garantías, ${guaranteeAgent.name}`,
    ...(mandate ? [`Condición particular. ${mandate.condition}`] : []),
    'Límites. El mandato vale solo para este proyecto. La plataforma no puede destinar el dinero a otro fin, y no garantiza ni su devolución ni la rentabilidad prevista.',
    `Coste. La plataforma retiene el ${percent(terms.managerFeePercent)} de cada rendimiento. Nada más se cobra al inversor por este mandato.`,
    `Duración y revocación. El mandato empieza al confirmar la inversión y termina cuando se ha devuelto todo. Mientras dura el periodo de reflexión de un inversor no experimentado, lo revoca sin coste; después, mientras el proyecto siga abierto, cancelar cuesta el ${percent(terms.cancellationFeePercent)} de lo invertido.`,
    'Si no se financia. Si el proyecto se cierra sin llegar a financiarse, la plataforma devuelve al monedero todo lo aportado, sin penalización.',
    'Aceptación y ley. El contrato se acepta por medios electrónicos, al marcar la casilla de las condiciones y confirmar la inversión, y se rige por la ley española.',
  ];
}

function englishClauses({ name, promoter, guaranteeAgent, terms, mandate }: DemoProject, brand: string) {
  return [
    `Purpose. The investor instructs ${brand} (the platform) to sign the financing of the project “${name}” with ${promoter.name} in the investor’s name and on their account, for the amount that the investor confirms on the platform and on the terms of the key information sheet.`,
    `Tasks. The platform collects from the promoter what is due to the investor and pays it into their wallet, in proportion to what they put in; reports how the project is going; and instructs the guarantee agent, ${guaranteeAgent.name}`,
    ...(mandate ? [`Condition of its own. ${mandate.conditionEn}`] : []),
    'Limits. The mandate holds for this project alone. The platform may not use the money for anything else, and guarantees neither its return nor the target profitability.',
    `Cost. The platform keeps ${percent(terms.managerFeePercent)} of each return. The investor is charged nothing else for this mandate.`,
    `Duration and withdrawal. The mandate begins when the investment is confirmed and ends once everything has been returned. During the reflection period of a non-sophisticated investor it can be withdrawn free of charge; after that, while the project is open, cancelling costs ${percent(terms.cancellationFeePercent)} of what was invested.`,
    'If it is not financed. If the project is closed without being financed, the platform returns all that was put in to the wallet, without a penalty.',
    'Acceptance and law. The contract is accepted electronically, by ticking the terms and confirming the investment, and is governed by Spanish law.',
  ];
}

const numbered = (clauses: string[]) =>
  clauses.map((clause, index) => `${index + 1}. ${clause.replace(/(?<!\.)$/, '.')}`);

/** Writes the contract with which investors authorise the platform to act for them in a project. */
export function writeMandate(
  project: DemoProject,
  { brandName, issuedAt }: Pick<LetterheadOptions, 'brandName' | 'issuedAt'>,
): Promise<Buffer> {
  const { name, promoter, guaranteeAgent, terms, mandate } = project;
  const page = openLetterhead({
    brandName,
    issuedAt,
    title: 'Contrato de mandato · Mandate contract',
    subject: name,
    footer: `${name} · contrato de mandato del ${formatDate(issuedAt)} · documento de demostración, sin valor legal`,
  });
  page.heading('Contrato de mandato de los inversores');
  page.facts([
    ['Mandante', 'Cada inversor del proyecto'],
    ['Mandatario', brandName],
    ['Promotor', `${promoter.name}, ${promoter.taxId}`],
    ['Agente de garantías', `${guaranteeAgent.name}, ${guaranteeAgent.taxId}`],
    ['Operación', mandate?.object ?? 'Financiación del proyecto'],
    ['Importe que se busca', formatMoney(Math.round(terms.financingEuros * 100))],
    ['Plazo', formatDuration(terms.months, 'es')],
    ['Pago de los rendimientos', deliveries[terms.delivery]],
  ]);
  for (const clause of numbered(spanishClauses(project, brandName))) page.paragraph(clause);
  page.heading('Investors’ mandate contract');
  page.paragraph('Translation for the investor’s information; the Spanish text above is the one that binds.');
  for (const clause of numbered(englishClauses(project, brandName))) page.paragraph(clause);
  return page.finish();
}
