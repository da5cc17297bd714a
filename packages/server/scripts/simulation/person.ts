import { ApiProblem, request } from '@semilla/client';
import { demoPassword, demoTotpSecret } from '@semilla/demo/seed/named-accounts.ts';
import { currentCode } from '../../src/auth/totps/codes.ts';
import { cookiesOf } from '../../test/client-of.ts';

/** An answer; the status is 0 if there was none. */
export interface Answer {
  status: number;
  /** The code of the refusal. */
  code: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: any answer of the API; the contract's client would reject invalid ones.
  body: any;
  ms: number;
}

/** A request that can be repeated unchanged. */
export interface Sent {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  form?: Record<string, string | File>;
  /** The fields of a form without files. */
  fields?: Record<string, string>;
  key?: string;
}

const patienceMs = 30_000;
const noAnswer = { status: 0, code: 'no answer', body: undefined };

/** A simulated person with cookies and their own address. */
export class Person {
  cookie = '';
  userId = '';
  private readonly url: string;
  private readonly address: string;
  private confirming: Promise<void> | undefined;

  constructor(url: string, index: number) {
    this.url = url;
    this.address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  }

  /** Sends a request; once more with a fresh code if the platform asks for one. */
  async send(sent: Sent): Promise<Answer> {
    const answer = await this.sendOnce(sent);
    if (answer.code !== 'auth.fresh_factor_required') return answer;
    this.confirming ??= this.confirm().finally(() => {
      this.confirming = undefined;
    });
    await this.confirming;
    return this.sendOnce(sent);
  }

  private async sendOnce({ method, path, body, form, fields, key }: Sent): Promise<Answer> {
    const startedAt = performance.now();
    const headers: Record<string, string> = {
      origin: this.url,
      cookie: this.cookie,
      'x-forwarded-for': this.address,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    const formData = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) formData.set(name, value);
    const signal = AbortSignal.timeout(patienceMs);
    const payload = body
      ? JSON.stringify(body)
      : form
        ? formData
        : fields
          ? new URLSearchParams(fields)
          : null;
    try {
      const answer = await request(`${this.url}${path}`, {
        method,
        headers,
        body: payload,
        signal,
        transport: async (...sending) => this.keepCookies(await fetch(...sending)),
      });
      const text = await answer.text();
      const json = text.startsWith('{') ? JSON.parse(text) : undefined;
      return { status: answer.status, code: undefined, body: json, ms: performance.now() - startedAt };
    } catch (error) {
      const ms = performance.now() - startedAt;
      if (!(error instanceof ApiProblem)) return { ...noAnswer, ms };
      const { problem } = error;
      return { status: problem.status, code: problem.code, body: problem, ms };
    }
  }

  private keepCookies(answer: Response): Response {
    this.cookie = cookiesOf(answer) || this.cookie;
    return answer;
  }

  get = (path: string) => this.send({ method: 'GET', path });

  /** Logs in with the password and codes of the demo; returns whether it succeeded. */
  async logIn(email: string): Promise<boolean> {
    const password = demoPassword;
    const half = await this.send({ method: 'POST', path: '/v1/auth/login', body: { email, password } });
    if (half.code) return false;
    const code = await this.sendCode('/v1/auth/otp');
    if (code === 'auth.otp_not_configured') return this.setUpCodes();
    return code === undefined && this.learnWho();
  }

  /** Sends the current one-time code, or the next one if it was used already; returns why it was refused. */
  private async sendCode(path: string): Promise<string | undefined> {
    for (let attempt = 0; ; attempt += 1) {
      const body = { code: currentCode(demoTotpSecret, new Date()) };
      const { code } = await this.sendOnce({ method: 'POST', path, body });
      if (code !== 'auth.otp_invalid' || attempt === 7) return code;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
  }

  private async confirm(): Promise<void> {
    await this.sendCode('/v1/auth/step-up');
  }

  /** Sets up the one-time codes, as on a first visit. */
  private async setUpCodes(): Promise<boolean> {
    const { body: device } = await this.send({ method: 'POST', path: '/v1/auth/totps' });
    const path = `/v1/auth/totps/${device?.totpId}/confirm`;
    const body = { code: currentCode(device?.secret ?? demoTotpSecret, new Date()) };
    const { code } = await this.send({ method: 'POST', path, body });
    return code === undefined && this.learnWho();
  }

  private async learnWho(): Promise<boolean> {
    const { body } = await this.get('/v1/account/users/me');
    this.userId = body?.userId ?? '';
    return this.userId !== '';
  }
}
