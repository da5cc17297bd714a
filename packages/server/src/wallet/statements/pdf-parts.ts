import { formatDateTime, formatMoney } from '@semilla/format';
import type { Translate } from '@semilla/i18n';
import { leading, paperColours, type Sheets, type TextStyle } from '../../kit/paper/sheets.ts';
import { childOf, drawArtifact, drawAs } from '../../kit/paper/structure.ts';
import { holderFacts, holderName, periodText, type StatementPaper } from './words.ts';

const { green, ink, line, muted, tint } = paperColours;
const labelStyle: TextStyle = { size: 7.4, colour: muted };

/** Draws a heading, never alone at the end of a page. */
export function heading(sheets: Sheets, text: string): void {
  const { left: x, width } = sheets;
  sheets.y += 16;
  sheets.makeRoom(90);
  drawAs(sheets, sheets.root, 'H2', () =>
    sheets.say(text, { x, y: sheets.y, width }, { size: 11.5, isBold: true, colour: green }),
  );
  sheets.y += 19;
}

/** Draws a paragraph that fits on the page. */
export function paragraph(
  sheets: Sheets,
  text: string,
  style: TextStyle = { size: 8.4, colour: muted },
  before = 6,
): void {
  const { left: x, width } = sheets;
  sheets.y += before;
  drawAs(sheets, sheets.root, 'P', () => {
    for (const words of sheets.wrap(text, width, style)) {
      sheets.say(words, { x, y: sheets.y, width }, style);
      sheets.y += leading(style);
    }
  });
}

/** Draws labels with their values, as items of a list. */
function drawList(sheets: Sheets, items: readonly { label: () => void; value: () => void }[]): void {
  const list = childOf(sheets, sheets.root, 'L');
  for (const { label, value } of items) {
    const item = childOf(sheets, list, 'LI');
    drawAs(sheets, item, 'Lbl', label);
    drawAs(sheets, item, 'LBody', value);
    item.end();
  }
  list.end();
}

/** Draws labels with their values below each other; returns the y position where they end. */
function drawColumn(
  sheets: Sheets,
  facts: readonly (readonly [string, string])[],
  { x, y, width }: { x: number; y: number; width: number },
): number {
  const style: TextStyle = { size: 8.8, colour: ink };
  let top = y;
  drawList(
    sheets,
    facts.map(([label, value]) => ({
      label() {
        sheets.say(label, { x, y: top, width }, labelStyle);
        top += leading(labelStyle);
      },
      value() {
        for (const words of sheets.wrap(value, width, style)) {
          sheets.say(words, { x, y: top, width }, style);
          top += leading(style);
        }
        top += 4;
      },
    })),
  );
  return top;
}

/** Draws the title, the period, the holder and the reference. */
export function drawParties(sheets: Sheets, t: Translate, paper: StatementPaper): void {
  const { holder, statement, walletId, reference, issuedAt } = paper;
  const { left, width, root } = sheets;
  const place = { x: left, y: sheets.y, width };
  drawAs(sheets, root, 'H1', () =>
    sheets.say(t('wallet.statement.title'), place, { size: 20, isBold: true, colour: green }),
  );
  const below = { ...place, y: place.y + 26 };
  drawAs(sheets, root, 'P', () =>
    sheets.say(periodText(t, statement.period), below, { size: 11, colour: muted }),
  );
  const y = sheets.y + 54;
  const half = width / 2 - 12;
  const ends = [
    drawColumn(sheets, [[t('wallet.statement.holder'), holderName(holder)], ...holderFacts(t, holder)], {
      x: left,
      y,
      width: half,
    }),
    drawColumn(
      sheets,
      [
        [t('wallet.statement.reference'), reference],
        [t('wallet.statement.issuedAt'), formatDateTime(issuedAt)],
        [t('wallet.statement.wallet'), walletId],
      ],
      { x: left + half + 24, y, width: half },
    ),
  ];
  sheets.y = Math.max(...ends) + 8;
}

/** Draws the opening and closing balances with the sums in between. */
export function drawBalances(
  sheets: Sheets,
  t: Translate,
  { statement, locale }: Pick<StatementPaper, 'statement' | 'locale'>,
): void {
  const { pdf, left, width, y } = sheets;
  const { opening, closing, inCents, outCents } = statement;
  const tiles = [
    [t('wallet.statement.openingBalance'), opening.balanceCents, opening.heldCents],
    [t('wallet.statement.in'), inCents, 0],
    [t('wallet.statement.out'), outCents, 0],
    [t('wallet.statement.closingBalance'), closing.balanceCents, closing.heldCents],
  ] as const;
  const hasHeld = opening.heldCents > 0 || closing.heldCents > 0;
  const height = hasHeld ? 60 : 48;
  drawArtifact(sheets, 'Layout', () => pdf.roundedRect(left, y, width, height, 4).fill(tint));
  const share = width / tiles.length;
  const items = tiles.map(([label, cents, heldCents], index) => {
    const place = { x: left + index * share + 12, width: share - 20 };
    return {
      label: () => sheets.say(label, { ...place, y: y + 10 }, labelStyle),
      value() {
        sheets.say(
          formatMoney(cents, locale),
          { ...place, y: y + 23 },
          { size: 13, isBold: true, colour: green },
        );
        const held = t('wallet.statement.andHeld', { amount: formatMoney(heldCents, locale) });
        if (heldCents) sheets.say(held, { ...place, y: y + 42 }, labelStyle);
      },
    };
  });
  drawList(sheets, items);
  sheets.y = y + height;
}

/** Draws labels and amounts in columns side by side. */
export function drawFacts(
  sheets: Sheets,
  columns: readonly (readonly (readonly [string, string])[])[],
): void {
  const { pdf, left, width } = sheets;
  const gap = 24;
  const share = (width - gap * (columns.length - 1)) / columns.length;
  const rowHeight = 17;
  const top = sheets.y;
  for (const [index, facts] of columns.entries()) {
    const x = left + index * (share + gap);
    const items = facts.map(([label, amount], row) => {
      const y = top + row * rowHeight + 3;
      const figure = { x: x + share * 0.6, y, width: share * 0.4, align: 'right' } as const;
      return {
        label: () => sheets.say(label, { x, y, width: share * 0.6 }, { size: 8.6 }),
        value: () => sheets.say(amount, figure, { size: 8.6, isBold: true }),
      };
    });
    drawList(sheets, items);
    drawArtifact(sheets, 'Layout', () => {
      for (const row of facts.keys()) {
        const foot = top + (row + 1) * rowHeight - 1.5;
        pdf
          .moveTo(x, foot)
          .lineTo(x + share, foot)
          .lineWidth(0.5)
          .stroke(line);
      }
    });
  }
  sheets.y = top + Math.max(...columns.map(({ length }) => length)) * rowHeight;
}
