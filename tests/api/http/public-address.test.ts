import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../src/api/http/public-address.ts';

describe('public addresses', () => {
  it.each(['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.169.0.1'])(
    'include %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each(['2606:4700:4700::1111', '2a00:1450:4001:80b::200e', '2001:4860:4860::8888'])('include %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this host', ['0.0.0.0', '0.1.2.3', '::']],
    ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
    ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
    ['unique local', ['fc00::1', 'fd12:3456:789a::1']],
    ['link-local and metadata', ['169.254.1.1', '169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254']],
    ['carrier networks', ['100.64.0.1', '100.100.100.200', '100.127.255.255']],
    ['multicast and broadcast', ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1']],
    ['IPv4 within IPv6', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::']],
    ['tests and documentation', ['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '2001:db8::1']],
    ['other texts', ['', 'localhost', '2130706433', '0177.0.0.1', '127.1', '1.1.1.1.', '[::1]']],
  ])('exclude %s', (_, addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });
});
