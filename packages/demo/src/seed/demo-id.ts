import { randomFor } from '@semilla/contract/testing';

/** A version 7 UUID derived from a name and a time. */
export function demoId(name: string, at: Date): string {
  const random = randomFor(`id ${name}`);
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.integer(0, 15).toString(16)).join('');
  const time = at.getTime().toString(16).padStart(12, '0');
  const variant = random.pick(['8', '9', 'a', 'b']);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digits(3)}-${variant}${digits(3)}-${digits(12)}`;
}
