/** Paths that attack an image service: other hosts (SSRF) and other folders (traversal). */

/** Encodings of ../…/name. */
function climbs(file: string): string[] {
  const dots = [
    '..',
    '%2e%2e',
    '.%2e',
    '%252e%252e',
    '..%00',
    '....',
    '%c0%ae%c0%ae',
    '%u002e%u002e',
    '..;',
    '%uff0e%uff0e',
  ];
  const slashes = ['/', '%2f', '%5c', '\\', '%252f', '%c0%af', '//'];
  return dots.flatMap((dot) => slashes.map((slash) => `/img${slash}${`${dot}${slash}`.repeat(8)}${file}`));
}

/** Spellings of another host's URL. */
function hosts(canary: string): string[] {
  const [name = '', port = ''] = canary.split(':');
  const decimal = name.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const names = [
    canary,
    `${decimal}:${port}`,
    `0x7f000001:${port}`,
    `0177.0.0.1:${port}`,
    `[::ffff:127.0.0.1]:${port}`,
    `localhost:${port}`,
  ];
  const schemes = [
    'http://',
    'https://',
    '//',
    'http:/',
    'http:\\\\',
    'ftp://',
    'gopher://',
    'http%3A%2F%2F',
    'http://x@',
    'http://x#@',
  ];
  return names.flatMap((host) => schemes.map((scheme) => `${scheme}${host}/secret.webp`));
}

/** hash is an original's; canary 'host:port' must receive no request, and no response may contain the word in file. */
export function pathCorpus({
  hash,
  canary,
  file,
}: {
  readonly hash: string;
  readonly canary: string;
  readonly file: string;
}): string[] {
  const far = hosts(canary);
  const inside = file.replace(/^\//, '');
  return [
    ...climbs('etc/passwd'),
    ...climbs(inside),
    ...climbs(inside).map((path) => path.replace('/img', `/img/${hash}`)),
    ...far.flatMap((address) => [
      `/img/${address}`,
      `/img?url=${address}`,
      `/img/${hash}/320.webp?url=${address}&src=${address}`,
      `/img/${address}/320.webp`,
      `/img/${hash}/${address}`,
      address.startsWith('http://') ? address : `/img/${encodeURIComponent(address)}`,
    ]),
    `/img/file:///${inside}`,
    `/img/${hash}/320.webp/../../../../${inside}`,
    `/img/${hash}/320.webp%00.jpg`,
    `/img/${hash}/320.svg`,
    `/img/${hash.toUpperCase()}/320.webp`,
    `/img/${hash.slice(1)}/320.webp`,
    `/img/${'0'.repeat(64)}/320.webp`,
    `/img/${hash}/320.webp\\..\\..\\${inside}`,
    `/img/${hash}/999999999.webp`,
    `/img/${hash}/-1.webp`,
    '/img',
    '/img/',
    '/img//',
    '/img/%',
    '/img/%ff%fe',
    `/img/${'a/'.repeat(2000)}`,
  ];
}
