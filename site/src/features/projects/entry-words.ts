import type { TimelineEntry } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';
import { inOwnLanguage } from '../../lib/in-language.ts';

type Shown = Pick<TimelineEntry, 'kind' | 'phaseName' | 'title' | 'titleEn' | 'daysLate'>;

export function entryTitle(entry: Shown, locale: Locale, t: Translate): string | null {
  const { kind, phaseName, daysLate } = entry;
  if (phaseName) return t('project.detail.phaseReached', { phase: t(`project.phases.${phaseName}`) });
  if (kind === 'late') return t('project.loan.entries.late', { smart_count: daysLate ?? 0 });
  if (kind === 'default' || kind === 'recovery') return t(`project.loan.entries.${kind}`);
  return inOwnLanguage(locale, entry.title, entry.titleEn);
}

type Told = Pick<TimelineEntry, 'kind' | 'period' | 'amount' | 'description' | 'descriptionEn'>;

/** The text that staff wrote, and a sentence about the amount. */
export function entryTexts(entry: Told, locale: Locale, t: Translate): string[] {
  const { kind, period, amount } = entry;
  const written = inOwnLanguage(locale, entry.description, entry.descriptionEn);
  const isAboutMoney = kind === 'late' || kind === 'default' || kind === 'recovery';
  if (!isAboutMoney || !amount) return written ? [written] : [];
  const money = t(`project.loan.entries.${kind}Text`, { amount: formatMoney(amount), period: period ?? '' });
  return written ? [written, money] : [money];
}
