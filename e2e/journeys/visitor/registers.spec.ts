import { expect, test } from '../../fixtures/index.ts';
import { type Language, languages } from '../../screens/language.ts';
import { Registration } from '../../screens/registration.ts';

const says: Record<Language, Record<string, string>> = {
  es: {
    required: 'Requerido.',
    terms: 'Tienes que aceptar las condiciones.',
    age: 'Debes tener al menos 18 años.',
    date: 'La fecha es incorrecta.',
    tooLong: 'Debe tener como máximo 80 caracteres.',
    email: 'El correo electrónico no es válido.',
    emailRepeat: 'Los correos electrónicos no coinciden.',
    phone: 'El teléfono no es válido.',
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
    phone: 'The phone number is not valid.',
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

    test('[V1][V2][V3][V5][V7][V12] sees the error of each field', async ({ page }) => {
      const form = new Registration(page, language);
      await form.open();
      await form.send();
      const empty = ['name', 'surname', 'birthdayAt', 'email', 'emailRepeat', 'password', 'passwordRepeat'];
      await form.expectProblems(Object.fromEntries(empty.map((name) => [name, say.required])));
      await form.expectProblems({ acceptTerms: say.terms ?? '' });
      await form.expectNoProblem('phone');
      await expect(form.field('name'), 'the first one to correct').toBeFocused();

      await form.write({
        name: 'Ñ'.repeat(81),
        surname: 'Rey',
        birthdayAt: yearsAgo(18 - 1),
        email: 'amparo@',
        emailRepeat: 'amparo@example.com',
        phone: 'mañana',
        password: 'girasol2026',
        passwordRepeat: 'Girasol#2026',
      });
      await form.expectProblems({
        name: say.tooLong ?? '',
        birthdayAt: say.age ?? '',
        email: say.email ?? '',
        emailRepeat: say.emailRepeat ?? '',
        phone: say.phone ?? '',
        password: say.password ?? '',
        passwordRepeat: say.passwordRepeat ?? '',
      });
      await form.expectNoProblem('surname');

      await form.write({ birthdayAt: '1850-01-01' });
      await form.expectProblems({ birthdayAt: say.date ?? '' });
    });

    test('[V1][P2] sees the fields a company has to fill in', async ({ page }) => {
      const form = new Registration(page, language);
      await form.open();
      await form.kind('company').check();
      await form.send();
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

test('[R7] sees the same page for an address that already has an account; its owner gets a mail', async ({
  page,
}) => {
  const email = 'investor@semilla.test';
  const form = new Registration(page);
  await form.open();
  await form.write({
    name: 'Lucía',
    surname: 'Ferrer',
    birthdayAt: '1988-05-21',
    email,
    emailRepeat: email,
    password: 'Girasol#2026',
    passwordRepeat: 'Girasol#2026',
  });
  await form.field('acceptTerms').check();
  await form.send();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible();
});
