import { type Field, verificationFieldList } from '@semilla/contract';
import { formatDate, formatDateTime, formatMoney, formatPercent } from '@semilla/format';
import { useTranslate } from 'react-admin';
import { useManagers, usePhases, useProjectTypes } from '../fields/lookups.ts';
import { useReasonText } from '../fields/use-reason-text.ts';
import type { Values } from './differences-in.ts';
import { useAuditWords } from './use-audit-words.ts';

const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T/;
const markup = /<[^>]+>/g;
const lengthMax = 240;

function clipped(text: string): string {
  const plain = text.replace(markup, ' ').replace(/\s+/g, ' ').trim();
  return plain.length > lengthMax ? `${plain.slice(0, lengthMax)}…` : plain;
}

function numberText(value: number, field: Field | undefined): string {
  if (field?.kind === 'money') return formatMoney(value);
  return field?.kind === 'percent' ? formatPercent(value) : String(value);
}

/**
 * Returns a function that finds the name for an id. It returns undefined if the user may not see the record.
 */
function useNames(): (name: string, id: string) => string | undefined {
  const translate = useTranslate();
  const { managers } = useManagers();
  const { phases } = usePhases();
  const { projectTypes } = useProjectTypes();
  return (name, id) => {
    if (name === 'phaseId') {
      const phase = phases.find((item) => item.id === id);
      return phase && translate(`project.phases.${phase.name}`);
    }
    if (name === 'projectTypeId') return projectTypes.find((item) => item.id === id)?.name;
    return managers.find((item) => item.id === id)?.name;
  };
}

const codeIn = ({ reasonCode }: Values) => (typeof reasonCode === 'number' ? reasonCode : null);

/** Formats a value of the audit trail by the kind of its field. `noted` are the values noted beside it. */
export function useShownValue(): (field: Field | undefined, value: unknown, noted?: Values) => string {
  const translate = useTranslate();
  const words = useAuditWords();
  const nameOf = useNames();
  const reasonText = useReasonText();

  const ofText = (field: Field | undefined, text: string, noted: Values): string => {
    if (day.test(text)) return formatDate(text);
    if (moment.test(text)) return formatDateTime(text);
    if (field === verificationFieldList.fields.reason)
      return reasonText({ reason: text, reasonCode: codeIn(noted) }) ?? text;
    if (field?.kind === 'id') return nameOf(field.name, text) ?? text;
    return clipped(field ? words.choice(field, text) : text);
  };

  const shown = (field: Field | undefined, value: unknown, noted: Values = {}): string => {
    if (value === null || value === undefined || value === '') return translate('audit.nothing');
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') return numberText(value, field);
    if (typeof value === 'string') return ofText(field, value, noted);
    if (Array.isArray(value))
      return value.map((one) => shown(field, one)).join(field?.kind === 'lines' ? '\n' : ', ');
    const parts: Record<string, Field | undefined> = field?.parts?.fields ?? {};
    return Object.entries(value)
      .map(([key, one]) => [parts[key], key, one] as const)
      .map(([part, key, one]) => `${part ? translate(part.label) : key}: ${shown(part, one)}`)
      .join(' · ');
  };
  return shown;
}
