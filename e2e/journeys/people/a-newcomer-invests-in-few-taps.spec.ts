import { bookTransfer } from '../../fixtures/bank-transfer.ts';
import { codeApp } from '../../fixtures/code-app.ts';
import { Effort } from '../../fixtures/effort.ts';
import { expect, test } from '../../fixtures/index.ts';
import { confirmationLink, newEmail } from '../../fixtures/new-account.ts';
import { newProject } from '../../fixtures/new-project.ts';
import { type Pointer, pointers } from '../../fixtures/pointers.ts';
import { EntryTest } from '../../screens/entry-test.ts';
import { FirstCode } from '../../screens/first-code.ts';
import { Home } from '../../screens/home.ts';
import { IdentitySimulator } from '../../screens/identity-simulator.ts';
import { InvestDialog } from '../../screens/invest-dialog.ts';
import { MailConfirmation } from '../../screens/mail-confirmation.ts';
import { ProjectDetail } from '../../screens/project-detail.ts';
import { Registration } from '../../screens/registration.ts';

test.slow();

const always = { dateStart: null, dateEnd: null, preinvestorDateEnd: null };
/** Days of the bank that no other journey imports a statement for. */
const days = { touch: '2021-05-04', mouse: '2021-05-11' };

for (const pointer of Object.keys(pointers) as Pointer[]) {
  test.describe(`with ${pointer}`, () => {
    test.use(pointers[pointer]);

    test('[P1][R7][R11][R20][G2] goes from home to a first order in at most 16 taps and 12 fields, without mailbox, identity check and bank', {
      tag: pointer === 'touch' ? '@inner' : [],
    }, async ({ page: visit, mailbox, apiAs }) => {
      const administrator = await apiAs('administrator');
      const project = await newProject(administrator, 'Investment', always);
      const effort = new Effort(pointer);
      const { press, write } = effort;
      // The mail opens in a tab of its own.
      const page = await visit.context().newPage();
      const invest = new InvestDialog(page);
      const email = newEmail('nueva');

      await test.step('finds a project and registers in three steps', async () => {
        await new Home(visit).open();
        await press(new Home(visit).openProjects.getByRole('link', { name: project.name, exact: true }));
        await press(new ProjectDetail(visit).registerToInvest);
        const form = new Registration(visit);
        await form.expectHere();
        await write(form.field('name'), 'Amparo');
        await write(form.field('surname'), 'Quintana Rey');
        await write(form.field('birthdayAt'), '12/04/1985');
        await press(form.goOn);
        await write(form.field('email'), email);
        await write(form.field('emailRepeat'), email);
        await press(form.goOn);
        await write(form.field('password'), 'Girasol#2026');
        await write(form.field('passwordRepeat'), 'Girasol#2026');
        await press(form.field('acceptTerms'));
        await press(form.create);
        await form.expectMailSentTo(email);
      });

      await test.step('opens the mail and protects the account', async () => {
        const confirmation = new MailConfirmation(page);
        await confirmation.open(await confirmationLink(mailbox, email));
        await confirmation.expectSignedIn(email);
        const first = new FirstCode(page);
        if (pointer === 'touch') await first.expectAppBeforePicture();
        await write(first.code, codeApp(await first.secret()).next());
        await press(first.goOn);
      });

      await test.step('is back at the project, and verifies the identity from there', async () => {
        await expect(page).toHaveURL(`/projects/${project.url}`);
        await press(invest.verifyIdentity);
        await new IdentitySimulator(page).decide('approved');
        await expect(page).toHaveURL(`/projects/${project.url}`);
      });

      await test.step('declares the tax residence', async () => {
        await write(invest.residence.taxNumber, '12345678Z');
        await write(invest.residence.since, '01/01/2020');
        await press(invest.residence.save);
        // The list of what is missing links to the test already, and leaving the page would end the saving.
        await expect(invest.residence.taxNumber).toBeHidden();
      });

      await test.step('refuses the entry test, and acknowledges the warning', async () => {
        await press(invest.takeTest);
        await press(new EntryTest(page).refuse);
        await expect(new EntryTest(page).warning).toContainText('perder la totalidad del dinero invertido');
        await press(new EntryTest(page).acknowledge);
        await press(new EntryTest(page).backToProject);
        await expect(page).toHaveURL(`/projects/${project.url}`);
        await expect(invest.dialog).toBeHidden();
        await press(invest.opener.first());
      });

      await test.step('transfers money with the reference in the dialog', async () => {
        const reference = ((await invest.reference.textContent()) ?? '').replaceAll(' ', '');
        const name = 'Amparo Quintana Rey';
        await bookTransfer(administrator, { reference, name, amountCents: 60_000, day: days[pointer] });
        await expect(invest.amount).toBeVisible({ timeout: 60_000 });
      });

      await test.step('invests', async () => {
        await write(invest.amount, '500');
        await press(invest.terms);
        await press(invest.submit);
        await invest.expectSecondStep();
      });

      expect(effort.taps).toBeLessThanOrEqual(16);
      expect(effort.fields).toBeLessThanOrEqual(12);
    });
  });
}
