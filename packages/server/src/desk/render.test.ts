import { describe, expect, it } from 'vitest';
import { renderDesk, renderMail, renderMailbox } from './render.ts';

const account = { name: 'Marcos', surname: 'Iglesias', email: 'manager@semilla.test', code: '123456' };
const mail = {
  kind: 'auth.confirmEmail' as const,
  userId: '01890a5d-ac96-774b-bcce-b302099a8057',
  headers: {},
  id: '01890a5d-ac96-774b-bcce-b302099a805a',
  at: '2026-11-20T11:40:20.787Z',
  to: 'ana@example.org',
  subject: 'Confirma <tu> correo',
  text: 'Aquí: https://example.org/x?a=1&b=2',
  html: '<p>Hola</p>',
};

describe('the development desk', () => {
  it('[P5][B10] names the roles as the README does', () => {
    const page = renderDesk({ accounts: [{ ...account, role: 'operator' }], secondsLeft: 9 });
    expect(page).toContain('<td>manager</td><td><code>123456</code></td>');
  });

  it('[M6][B10] says when a mail was sent, as people read it', () => {
    expect(renderMailbox([mail])).toContain('<td>20/11/2026 12:40</td>');
    expect(renderMail(mail)).toContain('To ana@example.org, 20/11/2026 12:40');
  });

  it('[B10] shows of a mail nothing but its words and its links', () => {
    const page = renderMail(mail);
    expect(page).not.toContain('<tu>');
    expect(page).toContain('<a href="https://example.org/x?a=1&#38;b=2">');
  });
});
