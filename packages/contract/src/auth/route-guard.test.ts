import { describe, expect, it } from 'vitest';
import { passageTo, safeReturnPath } from './route-guard.ts';

describe('the route guard', () => {
  it.each([
    ['/', undefined, 'enter'],
    ['/projects', undefined, 'enter'],
    ['/projects/edificio', undefined, 'enter'],
    ['/projectsx', undefined, 'log-in'],
    ['/investments', undefined, 'log-in'],
    ['/investments', 'user', 'enter'],
    ['/sitemap.xml', undefined, 'enter'],
    ['/manifest.webmanifest', undefined, 'enter'],
    ['/offline', undefined, 'enter'],
    ['/sitemap.xml/more', undefined, 'log-in'],
    ['/admin', undefined, 'log-in'],
    ['/admin/project/', 'user', 'home'],
    ['/admin/project/', 'operator', 'enter'],
    ['/anything/admin/deep', 'user', 'home'],
    ['/administrator', 'user', 'enter'],
    ['/register', 'admin', 'home'],
    ['/register', undefined, 'enter'],
    ['/auth/sign-in', 'user', 'home'],
    ['/auth/sign-in/', 'user', 'home'],
    ['/auth/sign-in', undefined, 'enter'],
  ] as const)('[G1][G2][G3] %s as %s: %s', (path, role, passage) => {
    expect(passageTo(path, role)).toBe(passage);
  });

  it.each([
    ['/user/profile?tab=wallet', '/user/profile?tab=wallet'],
    ['//elsewhere.example', '/'],
    ['https://elsewhere.example', '/'],
    ['/\\elsewhere.example', '/'],
    ['/\telsewhere', '/'],
    ['/auth/login?next=/x', '/'],
    ['/auth', '/'],
    ['/auth/register-device?from=menu', '/auth/register-device?from=menu'],
    ['', '/'],
    [null, '/'],
  ])('[G2] leads back to %j as %j', (given, path) => {
    expect(safeReturnPath(given)).toBe(path);
  });
});
