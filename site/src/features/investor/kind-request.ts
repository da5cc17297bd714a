import { type FieldProblem, type FieldProblems, problemsOf } from '@semilla/client';
import {
  type Cents,
  companyFigures,
  type InputOf,
  investorKindTextsVersion,
  meetsCriteria,
  personFigures,
  type requestedKinds,
  type StatedFigures,
  type UserKind,
  v1,
} from '@semilla/contract';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';
import type { Say } from '../../lib/words.ts';

export interface KindValues extends Record<string, string | boolean | File | null> {
  kind: string;
  income: string;
  portfolio: string;
  professionalMonths: string;
  executiveMonths: string;
  trades: string;
  ownFunds: string;
  turnover: string;
  balanceSheet: string;
  professionalCategory: string;
  document: File | null;
  attestsCriteria: boolean;
  attestsAwareness: boolean;
  attestsTruth: boolean;
}

type Body = InputOf<typeof v1.investorKinds.create>['body'];
type Figure = keyof StatedFigures;

const counted: readonly Figure[] = ['professionalMonths', 'executiveMonths', 'trades'];
export const isCounted = (name: Figure) => counted.includes(name);

export const figuresFor = (userKind: UserKind): readonly Figure[] =>
  userKind === 'company' ? companyFigures : personFigures;

export const noValues: KindValues = {
  kind: 'sophisticated',
  income: '',
  portfolio: '',
  professionalMonths: '',
  executiveMonths: '',
  trades: '',
  ownFunds: '',
  turnover: '',
  balanceSheet: '',
  professionalCategory: '',
  document: null,
  attestsCriteria: false,
  attestsAwareness: false,
  attestsTruth: false,
};

const wholeNumber = /^\d{1,4}$/;

/** The typed figure. Null if empty, undefined if it is not a number. */
function figureOf(name: Figure, typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (isCounted(name)) return wholeNumber.test(text) ? Number(text) : undefined;
  return centsFromTyped(text);
}

const isSophisticated = ({ kind }: KindValues) => kind === 'sophisticated';

/** The stated figures. Figures that the request does not use are null. */
function statedIn(values: KindValues, userKind: UserKind): StatedFigures {
  const isStated = (name: Figure) => isSophisticated(values) && figuresFor(userKind).includes(name);
  const figure = (name: Figure) => (isStated(name) ? (figureOf(name, String(values[name])) ?? null) : null);
  return {
    income: figure('income'),
    portfolio: figure('portfolio'),
    professionalMonths: figure('professionalMonths'),
    executiveMonths: figure('executiveMonths'),
    trades: figure('trades'),
    ownFunds: figure('ownFunds'),
    turnover: figure('turnover'),
    balanceSheet: figure('balanceSheet'),
  };
}

function figureProblems(values: KindValues, userKind: UserKind): FieldProblems {
  if (!isSophisticated(values)) return {};
  const wrong = figuresFor(userKind).filter((name) => figureOf(name, String(values[name])) === undefined);
  return Object.fromEntries(
    wrong.map((name): [string, FieldProblem] => [
      name,
      { code: isCounted(name) ? 'integer' : 'money', params: {} },
    ]),
  );
}

const required: FieldProblem = { code: 'required', params: {} };

/** Checks the category and document that a professional must send. */
function proofProblems(values: KindValues): FieldProblems {
  const { professionalCategory, document } = values;
  const isProfessional = !isSophisticated(values);
  const wrong = document && problemsOf(v1.investorKinds.create.body, { document }).document;
  return {
    ...(isProfessional && !professionalCategory && { professionalCategory: required }),
    ...(isProfessional && !document && { document: required }),
    ...(wrong && { document: wrong }),
  };
}

const unconfirmed: FieldProblem = { code: 'confirm', params: {} };

/** Checks a request before it is sent. */
export function kindProblems(values: KindValues, userKind: UserKind, say: Say): FieldProblems {
  const { attestsCriteria, attestsAwareness, attestsTruth } = values;
  const isEnough = !isSophisticated(values) || meetsCriteria(userKind, statedIn(values, userKind));
  const criteria = isEnough ? unconfirmed : { message: say('investor.site.form.notEnough') };
  return {
    ...figureProblems(values, userKind),
    ...proofProblems(values),
    ...((!attestsCriteria || !isEnough) && { attestsCriteria: criteria }),
    ...(!attestsAwareness && { attestsAwareness: unconfirmed }),
    ...(!attestsTruth && { attestsTruth: unconfirmed }),
  };
}

export function kindBody(values: KindValues, userKind: UserKind): Body {
  const stated = statedIn(values, userKind);
  const { kind, professionalCategory, document } = values;
  return {
    ...(stated as Pick<StatedFigures, 'professionalMonths' | 'executiveMonths' | 'trades'>),
    income: stated.income as Cents | null,
    portfolio: stated.portfolio as Cents | null,
    ownFunds: stated.ownFunds as Cents | null,
    turnover: stated.turnover as Cents | null,
    balanceSheet: stated.balanceSheet as Cents | null,
    kind: kind as (typeof requestedKinds)[number],
    professionalCategory: isSophisticated(values)
      ? null
      : (professionalCategory as NonNullable<Body['professionalCategory']>),
    ...(document && { document }),
    textsVersion: investorKindTextsVersion,
    attestsCriteria: true,
    attestsAwareness: true,
    attestsTruth: true,
  };
}
