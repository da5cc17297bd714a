import { type Random, randomFor } from '@semilla/contract/testing';
import type { DemoCustomer } from './customer.ts';
import { type Names, otherNames, spanishNames } from './names.ts';

const spanishShare = 0.83;
/** The share of customers who joined at the platform's opening; the others joined gradually. */
const launchShare = 0.27;

function joinedDaysAgo(random: Random): number {
  if (random.chance(launchShare)) return random.integer(766, 830);
  return 3 + Math.floor(640 * random.next() ** 0.75);
}

function managerOf(random: Random): DemoCustomer['manager'] {
  const share = random.next();
  if (share < 0.42) return 'manager';
  return share < 0.84 ? 'manager2' : null;
}

const accents = /\p{M}/gu;

function addressOf(name: string, surname: string, taken: Set<string>): string {
  const plain = `${name} ${surname.split(' ')[0]}`.normalize('NFD').replaceAll(accents, '').toLowerCase();
  const base = plain.replaceAll(/[^a-z]+/g, '.');
  for (let number = 1; ; number++) {
    const address = number === 1 ? base : `${base}${number}`;
    if (taken.has(address)) continue;
    taken.add(address);
    return address;
  }
}

function surnameFrom({ surnames, surnamesEach }: Names, random: Random): string {
  return random.shuffled(surnames).slice(0, surnamesEach).join(' ');
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function drawCustomer(random: Random, taken: Set<string>): DemoCustomer {
  const names = random.chance(spanishShare) ? spanishNames : random.pick(otherNames);
  const isWoman = random.chance(0.5);
  const name = random.pick(isWoman ? names.women : names.men);
  const surname = surnameFrom(names, random);
  const [year, month, date] = [random.integer(1949, 2004), random.integer(1, 12), random.integer(1, 28)];
  const speaksEnglish = names.nationality !== 'ES' && random.chance(names.nationality === 'GB' ? 1 : 0.4);
  return {
    kind: 'individual',
    address: addressOf(name, surname, taken),
    name,
    surname,
    gender: isWoman ? 'Female' : 'Male',
    nationality: names.nationality,
    birthdayAt: `${year}-${twoDigits(month)}-${twoDigits(date)}`,
    joinedDaysAgo: joinedDaysAgo(random),
    manager: managerOf(random),
    phone: names.phone.replaceAll('#', () => String(random.integer(0, 9))),
    ...(speaksEnglish && { language: 'en' }),
  };
}

/** Creates `count` random customers, each with a unique address. */
export function drawCustomers(
  count: number,
  others: readonly DemoCustomer[],
  random = randomFor('customers'),
): DemoCustomer[] {
  const taken = new Set(others.map(({ address }) => address));
  return Array.from({ length: count }, () => drawCustomer(random, taken));
}
