import ipaddr from 'ipaddr.js';

/** Prefixes inside or beside 2000::/3 that are not routed: documentation, local NAT64 and the like. */
const refusedIpv6 = ['2001::/23', '2001:db8::/32', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** NAT64 with the well-known prefix, RFC 6052: the IPv4 address is the last 32 bits. */
const nat64 = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * True when an IP address belongs to the public internet.
 *
 * Refused: loopback, private, link-local, carrier-grade NAT, multicast, broadcast, benchmarking, documentation, reserved and
 * anything that is not an IP address. An IPv6 address that embeds an IPv4 one (mapped, NAT64, 6to4) is judged by it;
 * Teredo and IPv4-compatible addresses are refused.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/gu, '').replace(/%.*$/su, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare).range() === 'unicast';
  if (!ipaddr.IPv6.isValid(bare)) return false;
  const parsed = ipaddr.IPv6.parse(bare);
  const bytes = parsed.toByteArray();
  if (parsed.isIPv4MappedAddress() || parsed.match(nat64)) return isPublicAddress(bytes.slice(12).join('.'));
  if (parsed.range() === '6to4') return isPublicAddress(bytes.slice(2, 6).join('.'));
  return parsed.match(globalIpv6) && parsed.range() === 'unicast' && !refusedIpv6.some((range) => parsed.match(range));
}
