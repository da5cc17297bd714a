import { createTranslator, messages } from '@semilla/i18n';
import { describe, expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { conditionFacts } from '../projects/financial-facts.ts';
import { homeFacts } from './home-facts.ts';

const days = 7;

function leavesOf(node: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  );
}

const promises = {
  tour: 'common.tour.invest.text',
  home: 'common.home.choose',
  help: 'common.questions.cancel.answer',
  offer: 'project.reflection.how',
  steps: 'project.detail.howCancel',
} as const;

describe.each(['es', 'en'] as const)('the texts about the reflection period, in %s', (locale) => {
  const t = createTranslator(locale);
  const locals = {
    brandName: 'Semilla',
    company: {
      name: 'Semilla',
      taxId: undefined,
      address: undefined,
      registration: undefined,
      moneyHolder: undefined,
    },
    contactEmail: 'hola@semilla.test',
    locale,
    reflectionDays: days,
    t,
    whole: (path: string) => path,
  } as App.Locals;

  it.each(Object.entries(promises))('[L14] the %s states the configured number of days', (_name, key) => {
    expect(t(key, { days })).toMatch(/\b7 (days|días)\b/);
  });

  it.each(['tour', 'home', 'help', 'steps'] as const)(
    '[L13] the %s promises the days only to non-sophisticated investors',
    (name) => {
      expect(t(promises[name], { days })).toMatch(/no experimentado|non-sophisticated/);
    },
  );

  it('[L27] the note on an offer says who has the right', () => {
    expect(t('project.reflection.right')).toMatch(/inversor no experimentado|non-sophisticated investor/);
  });

  it('[L14] no text contains a fixed number of days', () => {
    const fixed = leavesOf(messages[locale]).filter(([, text]) =>
      /(four|cuatro|\b4) (calendar )?(days|días)/i.test(text),
    );
    expect(fixed).toEqual([]);
  });

  it('[L14] search engines and a project’s conditions get the configured days', () => {
    const shown = JSON.stringify([homeFacts(locals), conditionFacts(situation({}).project, locals)]);
    expect(shown).toMatch(/7 (days|días) (after|después)/);
    expect(shown).toMatch(/\(7 (days or more|días o más)\)/);
    expect(shown).not.toContain('%{');
  });
});
