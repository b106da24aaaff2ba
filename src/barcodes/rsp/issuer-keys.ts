/**
 * Public keys of issuers of National Rail's tickets, as far as they have been published: `AA` in
 * https://eta.st/2023/01/31/rail-tickets.html, the others at https://github.com/TheEnbyperor/zuegli. RSA, exponent 65537.
 */
import type { RsaKey } from '../rsa.ts';

/** The key of an issuer by its two letters; undefined for most. */
export function issuerKey(issuer: string): RsaKey | undefined {
  const hex = keys[issuer];
  return hex === undefined ? undefined : { modulus: BigInt(`0x${hex}`), exponent: 65537n };
}

const keys: Readonly<Record<string, string>> = {
  AA: '9140aa61f7d9a2e943c0510baca5fa9ca7d12d78e301a36d640f2d28d8c0aa4d6a7102555cecf138e467730b797509ec1ab5bba77ca6384bc8f483f609b121e75ae42660edfe15ef91add4da68c355f830faac6ffb25fbcfe1e61c7af37c4ae8c85e264c151bd9c9aa4de41d2756a9e260c0cc89ae2addd19e452a675e88da47',
  R5: 'a21f56fac2255ce908fb088ad703319530353416e2778311315d43bd164c9eed6a11aca0675acc65ff15a373724f0ae8729679617e2c725e1b0de4eedb7516e0a376f02b34d805ba1b7ff5ca4089517ba0ea572b60f51541b34c88108122b9c289810abcb23f3d772f85b2904eafc70b3a49013cd55f4a0bb927b185f1bf5939',
  SZ: 'c7eebab5314ab5e8a7ed380dab94cbe996d120ec656af897d6fe43b4c1b636dc0c760e81865e9d64f80cac35148f4c718df5a9d88ae82c1d405be572b0319f711119c5574b126f339f4c7de1d1f4b86303a9edd9b6856d82c272d7e10a0af9298816c2c6a383fb2e81f9f51bc8c13a5e550a44e566081ac3a321a52e43b62843',
};
