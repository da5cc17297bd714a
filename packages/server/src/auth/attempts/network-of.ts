import { isIPv6 } from 'node:net';

const groupsOf = (part: string) => part.split(':').filter(Boolean);

/** The /64 network of an IPv6 address, because its owner controls all addresses in it; other names are unchanged. */
export function networkOf(name: string): string {
  if (!isIPv6(name) || name.includes('.')) return name;
  const [head = '', tail] = name.split('::');
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const groups = [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}
