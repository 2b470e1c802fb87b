/** Who calls, as limits count them: a network, not a machine. */
import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, without its zone. */
function groups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(':').filter(Boolean);
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}

/**
 * The address itself for IPv4, also when it is written as IPv6; the first 64 bits for IPv6, of which a single customer may
 * use every address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const parts = groups(address).slice(0, 4);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** The caller as a log may keep it: the first 24 bits of an IPv4 address, the first 64 of an IPv6 address, as nginx's log has it. */
export function loggedNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
