import { currentCode } from '../../src/auth/totps/codes.ts';
import { demoPassword, demoTotpSecret } from '../../src/demo/named-accounts.ts';

/** What came back; a status of 0 where nothing did. */
export interface Told {
  status: number;
  /** Why it was refused. */
  code: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the API tells; the contract's client would refuse what is wrong.
  body: any;
  ms: number;
}

/** A request that can be sent again as it was. */
export interface Sent {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  form?: Record<string, string | File>;
  key?: string;
}

const patienceMs = 30_000;
const nothing = { status: 0, code: 'no answer', body: undefined };

/** Somebody with a browser, at an address of their own. */
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
    const filled = new FormData();
    for (const [name, value] of Object.entries(form ?? {})) filled.set(name, value);
    const signal = AbortSignal.timeout(patienceMs);
    try {
      const sent = body ? JSON.stringify(body) : form ? filled : null;
      const answer = await fetch(`${this.url}${path}`, { method, headers, body: sent, signal });
      const text = await answer.text();
      const told = text.startsWith('{') ? JSON.parse(text) : undefined;
      const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
      if (cookies.length) this.cookie = cookies.join('; ');
      const code = answer.ok ? undefined : (told?.code ?? String(answer.status));
      return { status: answer.status, code, body: told, ms: performance.now() - startedAt };
    } catch {
      return { ...nothing, ms: performance.now() - startedAt };
    }
  }

  get = (path: string) => this.send({ method: 'GET', path });

  /** Logs in with the password and the codes of the demo; says whether that is possible. */
  async logIn(email: string): Promise<boolean> {
    const password = demoPassword;
    const half = await this.send({ method: 'POST', path: '/v1/auth/login', body: { email, password } });
    if (half.code) return false;
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const body = { code: currentCode(demoTotpSecret, new Date()) };
      const { status, code } = await this.send({ method: 'POST', path: '/v1/auth/otp', body });
      if (status === 204) return this.learnWho();
      if (code === 'auth.otp_not_configured') return this.setUpCodes();
      // Somebody has used the code of this half minute already.
      if (code !== 'auth.otp_invalid') return false;
      await new Promise((resolve) => setTimeout(resolve, 5_000));
    }
    return false;
  }

  /** As on one's first visit, where the demo has not done it already. */
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
