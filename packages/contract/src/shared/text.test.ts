import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { enteredName, lineText } from './text.ts';

const codeOf = (name: string) => enteredName(120).safeParse(name).error?.issues[0]?.message;

describe('a name that users enter', () => {
  it.each([
    'Win 1000 EUR at https://evil.test/now',
    'Win 1000 EUR at evil.test',
    'evil.test/now',
    'Evil.Test/now',
    'visita EVIL.COM',
    'Evil.Com',
    'Evil.Quest',
    'premios.evil.quest',
    'www.evil.test',
    'lucia@evil.test',
    't.me/premio',
    'x.co:8080/premio',
    'evil.test?premio',
    '10.0.0.1',
    '10.0.0.1/premio',
    'evil\u3002com',
    'evil\uff0etest',
    'fco.com',
    'Lucía\nFerrer',
    'Lucía\u2028Ferrer',
    'Lucía\tFerrer',
  ])('[V1] is refused with a link or a line break: %j', (name) => {
    expect(codeOf(name)).toBe('name_characters');
  });

  it.each(['Lucía\u202eFerrer', 'Lucía\u2066Ferrer', 'Lucía\u061cFerrer'])(
    '[V1] is refused if it changes the direction of the text: %j',
    (name) => {
      expect(codeOf(name)).toBe('text_characters');
    },
  );

  it.each([
    'S.L.',
    'J.R.R. Tolkien',
    'J.R.R.Tolkien',
    'Inversiones Pérez y Cía., S.A.',
    'D.O.M. 3000',
    'Inversiones 3.000, S.L.U.',
    'Promociones Sur.S.L.',
    'Promociones Sur.SL',
    'INVERSIONES GARCÍA CIA.LTDA',
    'Mª.Carmen Ruiz',
    'Ma.Carmen Ruiz',
    'fco.javier lópez',
    'Hnos.García, C.B.',
    'Sta.Cruz de Tenerife',
    'Labrador S.Coop.And.',
    'labrador s.coop.',
    'Núm.Uno Estudios',
    'Juan.Pérez',
    'St. John-Smith Jr.',
    'O’Donnell & Hijos',
    'A/A Marta Soler',
    'Ferrer, Lucía',
    'Müller GmbH & Co. KG',
    'N.º 5 Edificio B.2',
    'Ángel d’Ors i Vilà',
  ])('[V1] is accepted as people write it: %j', (name) => {
    expect(codeOf(name)).toBeUndefined();
  });
});

describe('text in one line', () => {
  it.each(['Dos\nlíneas', 'Dos\r\nlíneas', 'Dos\u2028líneas', 'Dos\u2029líneas', 'Dos\tcolumnas'])(
    '[V1] is refused with a line break or a tab: %j',
    (line) => {
      expect(lineText(40).safeParse(line).error?.issues[0]?.message).toBe('text_one_line');
    },
  );

  it('[V1] is accepted with links and signs', () => {
    expect(lineText(40).parse(' Piso 3.º «B» · www.example.com ')).toBe('Piso 3.º «B» · www.example.com');
  });

  it.each([
    ['devices.create', 'name'],
    ['passkeys.edit', 'name'],
    ['documentTypes.create', 'name'],
    ['projectTypes.create', 'nameEn'],
    ['templates.create', 'name'],
    ['projectDescriptions.create', 'titleEn'],
    ['projectTimeline.create', 'title'],
    ['promotions.create', 'titleEn'],
    ['owners.create', 'address'],
    ['complaints.create', 'place'],
    ['fiscalResidences.create', 'taxNumber'],
  ] as const)('[V1] is asked by %s of its field %s', (name, field) => {
    const parsed = endpoints[name]?.body?.safeParse({ [field]: 'Dos\nlíneas' });
    const problems = parsed?.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    expect(problems).toContain(`${field} text_one_line`);
  });
});
