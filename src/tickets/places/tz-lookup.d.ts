declare module 'tz-lookup' {
  /** The IANA zone at WGS 84 degrees; throws a RangeError outside of the earth. */
  export default function tzLookup(latitude: number, longitude: number): string;
}
