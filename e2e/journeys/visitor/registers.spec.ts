import { expect, test } from '../../fixtures/index.ts';
import { newEmail } from '../../fixtures/new-account.ts';
import { type Language, languages } from '../../screens/language.ts';
import { Registration, type RegistrationField } from '../../screens/registration.ts';

const says: Record<Language, Record<string, string>> = {
  es: {
    required: 'Requerido.',
    terms: 'Tienes que aceptar las condiciones.',
    age: 'Debes tener al menos 18 años.',
    date: 'La fecha es incorrecta.',
    tooLong: 'Debe tener como máximo 80 caracteres.',
    email: 'El correo electrónico no es válido.',
    emailRepeat: 'Los correos electrónicos no coinciden.',
    password:
      'La contraseña necesita al menos 8 caracteres, con mayúscula, minúscula, número y uno de estos signos: #?!@$%^&*-',
    passwordRepeat: 'Las contraseñas no coinciden.',
  },
  en: {
    required: 'Required.',
    terms: 'You have to accept the terms.',
    age: 'You must be at least 18 years old.',
    date: 'The date is incorrect.',
    tooLong: 'It must have at most 80 characters.',
    email: 'The e-mail address is not valid.',
    emailRepeat: 'The e-mail addresses do not match.',
    password:
      'The password needs at least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of #?!@$%^&*-',
    passwordRepeat: 'The passwords do not match.',
  },
};

const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-12-31`;

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });
    const say = says[language];

    test('[V1][V2][V3][V5][V7][V12] sees the error of each field, step by step', {
      tag: language === 'es' ? '@inner' : [],
    }, async ({ page }) => {
      const form = new Registration(page, language);
      await form.open();
      await form.expectStep('about');
      await form.goOn.click();
      const required = (...names: RegistrationField[]) =>
        form.expectProblems(Object.fromEntries(names.map((name) => [name, say.required])));
      await required('name', 'surname', 'birthdayAt');
      await expect(form.field('name'), 'the first one to correct').toBeFocused();
      await form.write({ name: 'Ñ'.repeat(81), surname: 'Rey', birthdayAt: yearsAgo(18 - 1) });
      await form.expectProblems({ name: say.tooLong ?? '', birthdayAt: say.age ?? '' });
      await form.expectNoProblem('surname');
      await form.write({ birthdayAt: '1850-01-01' });
      await form.expectProblems({ birthdayAt: say.date ?? '' });
      await form.write({ name: 'Amparo', birthdayAt: '1985-04-12' });
      await form.goOn.click();

      await form.expectStep('mail');
      await form.goOn.click();
      await required('email', 'emailRepeat');
      await form.write({ email: 'amparo@', emailRepeat: 'amparo@example.com' });
      await form.expectProblems({ email: say.email ?? '', emailRepeat: say.emailRepeat ?? '' });
      await form.write({ email: 'amparo@example.com' });
      await form.goOn.click();

      await form.expectStep('password');
      await form.create.click();
      await required('password', 'passwordRepeat');
      await form.expectProblems({ acceptTerms: say.terms ?? '' });
      await form.write({ password: 'girasol2026', passwordRepeat: 'Girasol#2026' });
      await form.expectProblems({ password: say.password ?? '', passwordRepeat: say.passwordRepeat ?? '' });
    });

    test('[V1][P2] sees the fields a company has to fill in', {
      tag: language === 'en' ? '@inner' : [],
    }, async ({ page }) => {
      const form = new Registration(page, language);
      await form.open();
      await form.kind('company').check();
      await form.goOn.click();
      await form.expectProblems({
        companyName: say.required ?? '',
        legalRepresentativeName: say.required ?? '',
        taxId: say.required ?? '',
        legalForm: say.required ?? '',
      });
      await expect(form.field('birthdayAt')).toBeHidden();
    });
  });
}

const lucia = { name: 'Lucía', surname: 'Ferrer', birthdayAt: '21/05/1988' };
const passwords = { password: 'Girasol#2026', passwordRepeat: 'Girasol#2026' };

test('[R7] goes back and forth, reloads and returns without losing what was typed', async ({ page }) => {
  const form = new Registration(page);
  const email = newEmail('lucia');
  await form.open();
  await form.fillIn({ ...lucia, email, emailRepeat: email, ...passwords });
  await page.goBack();
  await form.expectStep('mail');
  await expect(form.field('emailRepeat')).toHaveValue(email);
  await form.back.click();
  await form.expectStep('about');
  await form.expectKind('individual');
  await expect(form.field('birthdayAt')).toHaveValue(lucia.birthdayAt);
  await form.goOn.click();
  await form.expectStep('mail');
  await form.goOn.click();
  await form.expectStep('password');
  await expect(form.field('password')).toHaveValue(passwords.password);

  await page.reload();
  await form.expectStep('password');
  await expect(form.field('password'), 'is stored nowhere').toHaveValue('');
  await expect(form.field('acceptTerms')).not.toBeChecked();
  await page.goto('/legal');
  await page.goBack();
  await form.expectStep('password');
  await page.goto('/register?kind=company');
  await form.expectKind('company');
  await form.kind('individual').check();
  await page.reload();
  await form.expectKind('individual');
  await expect(form.field('name')).toHaveValue(lucia.name);
});

test('[R7] starts with the first incomplete step, whatever the address says', async ({ page }) => {
  const form = new Registration(page);
  await page.goto('/register#3');
  await form.expectStep('about');
  await expect(page).toHaveURL('/register#1');
  await form.write(lucia);
  await form.expectStep('about');
});

test('[R7] is led back to the step with the field that the server refuses', async ({ page, refused }) => {
  const form = new Registration(page);
  const email = newEmail('lucia');
  await form.open();
  await form.fillIn({ ...lucia, email, emailRepeat: email, ...passwords });
  refused(400, '/v1/account/users');
  // A name that an older page let through: the page and the server may differ by a release.
  await page.route('**/v1/account/users', (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), name: 'Ñ'.repeat(81) }) }),
  );
  await form.create.click();
  await form.expectStep('about');
  await form.expectProblems({ name: says.es.tooLong ?? '' });
  await expect(form.field('name')).toBeFocused();
  await page.unroute('**/v1/account/users');
  await form.write({ name: 'Lucía' });
  await form.goOn.click();
  await form.expectStep('mail');
  await expect(form.field('email')).toHaveValue(email);
});

test('[R7] sees the same page for an address that already has an account; its owner gets a mail', async ({
  page,
}) => {
  const email = 'investor@semilla.test';
  const form = new Registration(page);
  await form.open();
  await form.fillIn({ ...lucia, email, emailRepeat: email, ...passwords });
  await form.create.click();
  await form.expectMailSentTo(email);
  await page.reload();
  await form.expectMailSentTo(email);
  await form.correctMail.click();
  await form.expectStep('mail');
  await expect(form.field('email')).toHaveValue(email);
});
