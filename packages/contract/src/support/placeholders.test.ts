import { describe, expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './placeholders.ts';

const values = { customer: 'Lucía', staff: 'Andrés', ticket: 'Contrato' };

describe('the placeholders of a canned answer', () => {
  it.each([
    ['Hola, {{customer}}:', undefined],
    ['{{ customer }}, soy {{staff}} y escribo por «{{ticket}}».', undefined],
    ['Sin nada que rellenar.', undefined],
    ['Hola, {una llave} y otra }.', undefined],
    ['Hola, {{cliente}}:', '{{cliente}}'],
    ['Hola, {{Customer}}:', '{{Customer}}'],
    ['{{customer}} {{}}', '{{}}'],
    ['Hola, {{customer}:', '{{'],
    ['Hola, customer}}:', '}}'],
  ])('[A25] of %j that nothing fills: %s', (text, unknown) => {
    expect(unknownPlaceholder(text)).toBe(unknown);
  });

  it('[A25] are all filled, also when they repeat', () => {
    expect(fillPlaceholders('{{customer}}, {{ customer }}: {{ticket}}. {{staff}}', values)).toBe(
      'Lucía, Lucía: Contrato. Andrés',
    );
  });

  it('[A25] are filled once, so a title cannot ask for another value', () => {
    expect(fillPlaceholders('{{ticket}}', { ...values, ticket: '{{staff}} $& $1' })).toBe('{{staff}} $& $1');
  });
});
