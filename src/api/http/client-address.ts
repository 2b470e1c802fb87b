/** Identifies clients by network for rate limits. */
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
 * Returns the IPv4 address (also for IPv4-mapped IPv6), or the /64 prefix of an IPv6 address, because one customer controls
 * all of it.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const parts = groups(address).slice(0, 4);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** Returns the caller's network for logs: /24 of an IPv4 address, /64 of an IPv6 address, as in nginx's log. */
export function loggedNetworkOf(address: string): string {
  const network = networkOf(address);
  return network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24');
}
