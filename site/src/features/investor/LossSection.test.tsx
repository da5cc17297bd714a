// @vitest-environment jsdom

import { cents, type InvestorProfile } from '@semilla/contract';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { situation } from '../investment/testing.ts';
import { investorWords } from './investor-words.ts';
import { LossSection } from './LossSection.tsx';

const textFor = async (given: Partial<InvestorProfile>) => {
  const profile = { ...(situation().profile as InvestorProfile), threshold: cents(2_900_000), ...given };
  return (await mount(<LossSection profile={profile} />, investorWords)).textContent;
};

it('[L9] tells a non-sophisticated investor above which amount a warning appears', async () => {
  expect(await textFor({})).toMatch(/Te avisaremos por encima de29\.000,00\s€.*te mostraremos un aviso/);
});

it('[L2][L9] tells an investor without the protection that no warning appears', async () => {
  for (const kind of ['sophisticated', 'professional'] as const) {
    const text = await textFor({ kind });
    expect(text).not.toContain('29.000');
    expect(text).toContain('no te avisaremos');
  }
});
