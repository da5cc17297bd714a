import { demoPassword, demoTotpSecret } from '@semilla/demo/seed/named-accounts.ts';
import { currentCode } from '../../src/auth/totps/codes.ts';

/** An answer; the status is 0 if there was none. */
export interface Told {
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

  constructor(url: string, index: number) {
    this.url = url;
    this.address = `10.0.${Math.floor(index / 250)}.${(index % 250) + 1}`;
  }

  async send({ method, path, body, form, key }: Sent): Promise<Told> {
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
    try {
      const payload = body ? JSON.stringify(body) : form ? formData : null;
      const answer = await fetch(`${this.url}${path}`, { method, headers, body: payload, signal });
      const text = await answer.text();
      const json = text.startsWith('{') ? JSON.parse(text) : undefined;
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      if (cookies.length) this.cookie = cookies.join('; ');
      const code = answer.ok ? undefined : (json?.code ?? String(answer.status));
      return { status: answer.status, code, body: json, ms: performance.now() - startedAt };
    } catch {
      return { ...noAnswer, ms: performance.now() - startedAt };
    }
  }

  get = (path: string) => this.send({ method: 'GET', path });

  /** Logs in with the password and codes of the demo; returns whether it succeeded. */
  async logIn(email: string): Promise<boolean> {
    const password = demoPassword;
    const half = await this.send({ method: 'POST', path: '/v1/auth/login', body: { email, password } });
    if (half.code) return false;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const body = { code: currentCode(demoTotpSecret, new Date()) };
      const { status, code } = await this.send({ method: 'POST', path: '/v1/auth/otp', body });
      if (status === 204) return this.learnWho();
      if (code === 'auth.otp_not_configured') return this.setUpCodes();
      // The current code was already used; wait for the next one.
      if (code !== 'auth.otp_invalid') return false;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
    return false;
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
