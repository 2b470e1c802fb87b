/** Decides which IP addresses requests to addresses that others entered may reach: those of the public internet. */
import { BlockList, isIP } from 'node:net';

/** Special-purpose networks (IANA): this host, private, shared (CGNAT), loopback, link-local with cloud metadata, tests, multicast, reserved. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Within the global unicast network: protocols (Teredo), documentation, and 6to4, which contains IPv4 addresses. */
const IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of IPV4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of IPV6) special.addSubnet(network, bits, 'ipv6');
/** Everything else of IPv6 is local, multicast, or contains an IPv4 address. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** True for an IPv4 or IPv6 address in the public internet; false for every other text. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0 || address.includes('%')) return false;
  if (family === 4) return !special.check(address, 'ipv4');
  return unicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
