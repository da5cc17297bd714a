import { formatDuration, formatMoney, formatPercent } from '@semilla/format';
import type { Locale, Translate } from '@semilla/i18n';

type Step = { value: string; label: string };

// Each value is a comparison in the API's format, so the form works without JavaScript.
export function profitabilitySteps(t: Translate): Step[] {
  return [5, 10, 15, 20].map((percent) => ({
    value: `gte:${percent}.00`,
    label: t('project.list.atLeast', { value: formatPercent(percent * 100) }),
  }));
}

export function durationSteps(t: Translate, locale: Locale): Step[] {
  return [12, 18, 24, 36].map((months) => ({
    value: `lte:${months}`,
    label: t('project.list.atMost', { value: formatDuration(months, locale) }),
  }));
}

export function minimumSteps(t: Translate): Step[] {
  return [100, 250, 500, 1_000].map((euros) => ({
    value: `lte:${euros}.00`,
    label: t('project.list.atMost', { value: formatMoney(euros * 100) }),
  }));
}
