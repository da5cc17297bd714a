import type { Caller } from './callers.ts';
import { mailAbout, tokenIn } from './mails.ts';
import type { TestApp } from './test-app.ts';

export const emailChangesPath = '/v1/auth/email-changes';

export const newEmail = () => `${crypto.randomUUID()}@example.com`;

export const askForEmail = (caller: Caller, email: string) =>
  caller.post(emailChangesPath, { body: { email } });

/** The token of the link in the mail to the new address. */
export async function confirmationIn(test: TestApp, email: string): Promise<string> {
  return tokenIn((await mailAbout(test, email, 'Confirma el nuevo correo de tu cuenta')).text);
}

const subjects = {
  asked: 'Alguien ha pedido cambiar el correo de tu cuenta',
  changed: 'Tu cuenta tiene un correo nuevo',
};

/** The address of the API behind the link in a mail to the previous address. */
export async function objectionIn(test: TestApp, email: string, mail: keyof typeof subjects) {
  const { text } = await mailAbout(test, email, subjects[mail]);
  const [, token] = /\/objection\?token=(\S+)/.exec(text) ?? [];
  return `/v1/objections?token=${token}`;
}
