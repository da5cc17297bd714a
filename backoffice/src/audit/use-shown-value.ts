import { formatDate, formatDateTime, formatMoney, formatPercent } from '@semilla/format';
import { isLocale, localeNames } from '@semilla/i18n';
import { useTranslate } from 'react-admin';
import { useManagers, usePhases, useProjectTypes } from '../inputs/lookups.ts';
import { useAuditWords, withoutUnit } from './use-audit-words.ts';

const amounts = ['gross', 'fee', 'principal'];
const day = /^\d{4}-\d{2}-\d{2}$/;
const moment = /^\d{4}-\d{2}-\d{2}T/;
const markup = /<[^>]+>/g;
const lengthMax = 240;

function clipped(text: string): string {
  const plain = text.replace(markup, ' ').replace(/\s+/g, ' ').trim();
  return plain.length > lengthMax ? `${plain.slice(0, lengthMax)}…` : plain;
}

function byUnit(name: string, value: number): string {
  if (name.endsWith('Cents') || amounts.includes(name)) return formatMoney(value);
  return name.endsWith('Hundredths') ? formatPercent(value) : String(value);
}

/** Resolves ids to names, as far as the signed-in user may see them. */
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

/** Formats a value of the audit trail for people, by the name of its field. */
export function useShownValue(): (name: string, value: unknown) => string {
  const translate = useTranslate();
  const words = useAuditWords();
  const nameOf = useNames();

  const ofText = (name: string, text: string): string => {
    if (day.test(text)) return formatDate(text);
    if (moment.test(text)) return formatDateTime(text);
    if (name === 'phaseName') return translate(`project.phases.${text}`);
    if (name === 'code') return translate(`errors.${text}`, { _: text });
    if (name === 'role') return translate(`common.roles.${text}`);
    if (name === 'language' && isLocale(text)) return localeNames[text];
    if (name.endsWith('Id')) return nameOf(name, text) ?? words.value(text);
    return clipped(words.value(text));
  };

  const shown = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return translate('audit.nothing');
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') return byUnit(name, value);
    if (typeof value === 'string') return ofText(withoutUnit(name), value);
    if (Array.isArray(value)) return value.map((item) => shown(name, item)).join(', ');
    return Object.entries(value)
      .map(([key, item]) => `${words.field(key)}: ${shown(key, item)}`)
      .join(' · ');
  };
  return shown;
}
