import {
  type Cents,
  companyFigures,
  type InputOf,
  investorKindTextsVersion,
  personFigures,
  type requestedKinds,
  type StatedFigures,
  type UserKind,
  type v1,
} from '@semilla/contract';
import { centsFromTyped } from '../../lib/cents-from-typed.ts';

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
export function figureOf(name: Figure, typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (isCounted(name)) return wholeNumber.test(text) ? Number(text) : undefined;
  return centsFromTyped(text);
}

export const isSophisticated = ({ kind }: KindValues) => kind === 'sophisticated';

/** The stated figures. Figures that the request does not use are null. */
export function statedIn(values: KindValues, userKind: UserKind): StatedFigures {
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
