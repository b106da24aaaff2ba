/** Which texts of a document may become links: only those to a host that is proven to be the issuer's. */

/** Registrable domains, lower case: `example.org`. Their own hosts below them count, too. */
export type ProvenHosts = readonly string[];

/** The web address of a printed one (`www.example.org/help`), when it leads to a proven host and nowhere else. */
export function provenSite(text: string | undefined, hosts: ProvenHosts): string | undefined {
  // One address and nothing beside it that a reader could take for a second one.
  if (!text || !/^(https?:\/\/)?[a-z0-9.-]+(\/[\w.~/?=&%#+-]*)?$/i.test(text)) return undefined;
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !isProven(url.hostname, hosts)) return undefined;
  url.protocol = 'https:';
  return url.href;
}

/** A printed mail address, when its host is proven. */
export function provenAddress(text: string | undefined, hosts: ProvenHosts): string | undefined {
  const host = text && /^[\w.+-]{1,64}@([a-z0-9.-]+)$/i.exec(text)?.[1];
  return host && isProven(host.toLowerCase(), hosts) ? text : undefined;
}

/** A printed telephone number as it is dialled (`+493012345`), when it is one and international. */
export function dialled(text: string | undefined): string | undefined {
  const digits = text && /^(\+|00)[\d\s()./-]{6,25}$/.test(text) ? text.replace(/\(0\)|[^\d+]/g, '') : undefined;
  const number = digits?.replace(/^00/, '+');
  return number && /^\+\d{7,15}$/.test(number) ? number : undefined;
}

const isProven = (host: string, hosts: ProvenHosts): boolean =>
  hosts.some((proven) => host === proven || host.endsWith(`.${proven}`));
