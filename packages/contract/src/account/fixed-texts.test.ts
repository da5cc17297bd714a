import { expect, it } from 'vitest';
import { fixedTexts, wordingOf } from './fixed-texts.ts';

/** The wording of the Official Journal of the European Union. */
const official = {
  riskOfLoss:
    'An investment in a crowdfunding project includes the risk of losing the entirety of the money invested.',
  offerNotVerified:
    'This crowdfunding offer has been neither verified nor approved by [authority] or the European Securities and Markets Authority (ESMA). The appropriateness of your experience and knowledge have not necessarily been assessed before you were granted access to this investment. By making this investment, you assume full risk of taking this investment, including the risk of partial or entire loss of the money invested.',
  riskWarning:
    'Investment in this crowdfunding project entails risks, including the risk of partial or entire loss of the money invested. Your investment is not covered by the deposit guarantee schemes established in accordance with Directive 2014/49/EU of the European Parliament and of the Council. Nor is your investment covered by the investor compensation schemes established in accordance with Directive 97/9/EC of the European Parliament and of the Council. You may not receive any return on your investment. This is not a savings product and we advise you not to invest more than 10 % of your net worth in crowdfunding projects. You may not be able to sell the investment instruments when you wish. If you are able to sell them, you may nonetheless incur losses.',
  ownerDeclares:
    'The project owner declares that, to the best of its knowledge, no information has been omitted or is materially misleading or inaccurate. The project owner is responsible for the preparation of this key investment information sheet.',
};

const sentencesOf = (text: string) => text.split(/(?<=\.) (?=[A-Z])/);
const names = ['riskOfLoss', 'offerNotVerified', 'riskWarning', 'ownerDeclares'] as const;

it.each(names)('[L5][L18][L20] the English text %s equals the text of the law, word for word', (name) => {
  const shown = fixedTexts[name].en.replace('%{authority}', '[authority]').replaceAll(/ \(\d\)/g, '');
  expect(shown).toBe(official[name]);
  expect(fixedTexts[name].comparedIn).toContain('en');
});

it.each(names)('[L18] the Spanish text %s has as many sentences as the English one', (name) => {
  const { es } = fixedTexts[name];
  expect(sentencesOf(es)).toHaveLength(sentencesOf(official[name]).length);
  const figures = (text: string) => text.match(/\d+\/\d+|\d+ ?(?=%)|\(\d\)|%\{authority\}/g) ?? [];
  expect(figures(es)).toEqual(figures(fixedTexts[name].en));
});

it('[L5] this test compares all fixed texts', () => {
  expect(Object.keys(fixedTexts).sort()).toEqual(Object.keys(official).sort());
});

it('[L5] an English wording that was not compared with the official edition says so, in a plain sentence', () => {
  const { riskOfLoss } = fixedTexts;
  expect(wordingOf(riskOfLoss, 'en')).toBe(riskOfLoss.en);
  expect(wordingOf({ ...riskOfLoss, comparedIn: [] }, 'en')).toBe(
    `${riskOfLoss.en}\nThis is our translation. The official edition of the law counts.`,
  );
  expect(wordingOf({ ...riskOfLoss, comparedIn: [] }, 'es')).toBe(riskOfLoss.es);
});

it('[L18] the risk warning points to its legal references, which follow it as footnotes', () => {
  for (const [language, directive] of [
    ['es', 'Directiva'],
    ['en', 'Directive'],
  ] as const) {
    const { riskWarning } = fixedTexts;
    const compared = { ...riskWarning, comparedIn: ['es', 'en'] } as const;
    const [text = '', ...footnotes] = wordingOf(compared, language).split('\n');
    expect(text).toMatch(/2014\/49\/[^.]+ \(1\)\..*97\/9\/[^.]+ \(2\)\./);
    expect(footnotes).toEqual([
      expect.stringMatching(
        new RegExp(`^\\(1\\) ${directive} 2014/49/.* 16 .* 2014.*L 173.*12\\.6\\.2014, p\\. 149\\)\\.$`),
      ),
      expect.stringMatching(
        new RegExp(`^\\(2\\) ${directive} 97/9/.* 3 .* 1997.*L 84.*26\\.3\\.1997, p\\. 22\\)\\.$`),
      ),
    ]);
  }
});
