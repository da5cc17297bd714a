import { v1 } from '@semilla/contract';
import { expect, test } from '../../fixtures/index.ts';
import { Profile } from '../../screens/profile.ts';

test('[C2][E14][P9] changes the address of the account by the link in a mail, and gets the earlier one back', async ({
  openAsInvestor,
  page: mailPage,
  mailbox,
}) => {
  const { page, api, email } = await openAsInvestor({ moneyCents: 15_000 });
  const taken = `nueva.${email}`;
  const profile = new Profile(page);
  await profile.open();
  const section = profile.section('Correo electrónico');
  const mail = mailPage.getByRole('main');

  await test.step('asks for it', async () => {
    await profile.write('Correo nuevo', 'lucia@', section);
    await profile.press('Cambiar mi correo', section);
    await profile.expectProblem('Correo nuevo', 'El correo electrónico no es válido.', section);
    await profile.write('Correo nuevo', taken, section);
    await profile.press('Cambiar mi correo', section);
    await profile.expectNotice(`Hemos enviado un enlace a ${taken}.`);
    await expect(section).toContainText(`El enlace que enviamos a ${taken} te espera hasta el`);
    await page.reload();
    await expect(section).toContainText(`El enlace que enviamos a ${taken} te espera hasta el`);
  });

  await test.step('confirms it on another device, and the open page shows it', async () => {
    await mailPage.goto(await mailbox.linkIn(taken, 'Confirma el nuevo correo de tu cuenta'));
    await expect(mail.getByRole('status')).toContainText(`Desde ahora inicias sesión con ${taken}.`);
    await expect(mailPage).toHaveURL('/auth/new-email');
    await expect(section).toContainText(`Inicias sesión con ${taken}`);
    await expect(section).not.toContainText('te espera hasta el');
    await profile.choose('wallet');
    await expect(page.getByText(/^Tus retiradas esperan hasta el /)).toBeVisible();
  });

  await test.step('gets the earlier one back without a session, which ends those of the account', async () => {
    await page.goto('about:blank');
    await mailPage.goto(await mailbox.linkIn(email, 'Tu cuenta tiene un correo nuevo'));
    await expect(mail).toContainText('Tu cuenta tiene otra dirección de correo.');
    await mail.getByRole('button', { name: 'Recuperar mi correo' }).click();
    await expect(mail.getByRole('status')).toContainText('tu cuenta vuelve a tener su correo anterior');
    await expect(api(v1.me.find)).rejects.toMatchObject({ problem: { status: 401 } });
    await expect
      .poll(() => mailbox.subjectsTo(taken))
      .toContain('Tu cuenta vuelve a tener su correo anterior');
  });
});
