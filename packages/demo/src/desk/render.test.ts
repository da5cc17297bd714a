import { describe, expect, it } from 'vitest';
import { renderDesk } from './render-desk.ts';
import { renderMail, renderMailbox } from './render-mail.ts';

const userId = '01890a5d-ac96-774b-bcce-b302099a8057';
const marcos = {
  userId,
  name: 'Marcos',
  surname: '<i>',
  email: 'manager@semilla.test',
  about: 'manager' as const,
};
const mail = {
  kind: 'auth.confirmEmail' as const,
  userId,
  id: '01890a5d-ac96-774b-bcce-b302099a805a',
  at: '2026-11-20T11:40:20.787Z',
  to: 'ana@example.org',
  subject: 'Confirma <tu> correo',
  text: 'Aquí: https://example.org/x?a=1&b=2',
  html: '<p>Hola</p>',
  headers: { 'List-Unsubscribe': '<https://example.org/u>' },
};
const senders = { mailFrom: 'Semilla <hola@semilla.test>', contactEmail: 'ayuda@semilla.test' };

describe('the development desk', () => {
  it('[P5][B10] uses the README’s names of roles, and shows the codes', () => {
    const account = { ...marcos, role: 'operator' as const, code: '123456' };
    const page = renderDesk(
      {
        named: [account],
        newcomers: [],
        telling: [],
        others: [account],
        secondsLeft: 9,
        full: [],
        now: new Date('2026-11-20T11:40:20.787Z'),
      },
      'en',
    );
    expect(page).toContain(`<td>manager</td><td><code data-of="${userId}">123456</code></td>`);
    expect(page).toContain(`>manager</span><p>Looks after customers`);
    expect(page).toContain(`<p class="soft">Code <code data-of="${userId}">123456</code></p>`);
    expect(page).not.toContain('<i>');
  });

  it('[M6][B10] shows when a mail was sent, in local format', () => {
    expect(renderMailbox([mail], 'es')).toContain('<td>20/11/2026 12:40</td>');
    expect(renderMail(mail, senders, 'es')).toContain('Para ana@example.org, 20/11/2026 12:40');
  });

  it('[B10] shows only the text, links and headers of a mail, escaped', () => {
    const page = renderMail(mail, senders, 'en');
    expect(page).not.toContain('<tu>');
    expect(page).toContain('<a href="https://example.org/x?a=1&#38;b=2">');
    expect(page).toContain('<dt>List-Unsubscribe</dt><dd>&#60;https://example.org/u&#62;</dd>');
    expect(page).toContain('<dt>From</dt><dd>Semilla &#60;hola@semilla.test&#62;</dd>');
    expect(page).toContain('<dt>Reply-To</dt><dd>ayuda@semilla.test</dd>');
    expect(page).toMatch(/<iframe title="As HTML" sandbox="allow-top-navigation-by-user-activation" /);
  });
});
