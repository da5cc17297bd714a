import type { TestApp } from './test-app.ts';

/** Sends requests like a page of the site, and keeps the cookies. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly test: TestApp;

  constructor(test: TestApp) {
    this.test = test;
  }

  private async send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
    headers: object = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.test.app.inject({
      method,
      url,
      headers: { origin: this.test.services.config.publicUrl, ...(cookie && { cookie }), ...headers },
      ...(body && { payload: body }),
    });
    for (const { name, value, expires } of answer.cookies) {
      if (expires && expires.getTime() <= 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  get = (url: string, headers?: object) => this.send('GET', url, undefined, headers);
  post = (url: string, body?: object, headers?: object) => this.send('POST', url, body, headers);
  patch = (url: string, body?: object, headers?: object) => this.send('PATCH', url, body, headers);
  delete = (url: string, headers?: object) => this.send('DELETE', url, undefined, headers);
}
