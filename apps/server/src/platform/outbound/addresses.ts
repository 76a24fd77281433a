import { BlockList, isIP } from 'node:net';

/** `10.20.0.0/16`, `fd12::/48` or one address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || address.includes('%') || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address);
    list.addSubnet(address, bits === undefined ? (family === 4 ? 32 : 128) : Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}

/** Not the public internet: this host, private and shared networks, link-local with the metadata services, tests, multicast, reserved. */
const inner4 = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);

/** Of IPv6 only what is handed out for the internet, less what carries an IPv4 address inside (Teredo, 6to4) and examples. Mapped and NAT64 addresses lie outside. */
const public6 = listOf(['2000::/3']);
const inner6 = listOf(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

const isPublic = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !inner4.check(address, 'ipv4');
  return family === 6 && !address.includes('%') && public6.check(address, 'ipv6') && !inner6.check(address, 'ipv6');
};

export type Reach = {
  /** The public internet, or a network that the operator allows. */
  mayReach(address: string): boolean;
  isAllowed(address: string): boolean;
};

export function reachOf(allowedNetworks: readonly string[]): Reach {
  const allowed = listOf(allowedNetworks);
  const isAllowed = (address: string) => isIP(address) !== 0 && !address.includes('%') && allowed.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return { isAllowed, mayReach: (address) => isPublic(address) || isAllowed(address) };
}
