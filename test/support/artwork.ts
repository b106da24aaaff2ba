import sharp from 'sharp';

/** Pictures as issuers put them on their tickets and into their mails. */

/** A landscape in flat shapes and soft light; `words` are written over it. */
export function scenery(width: number, height: number, words = ''): Promise<Buffer> {
  const hills = [0.55, 0.68, 0.82].map((top, index) => {
    const colour = ['#3d5a80', '#2a4365', '#152238'][index]!;
    const [left, right] = [height * (top + 0.1 * index), height * (top - 0.06)];
    return `<path d="M0 ${left} Q ${width * 0.3} ${right - 40} ${width * 0.55} ${height * top} T ${width} ${right} V ${height} H 0 Z" fill="${colour}"/>`;
  });
  const text = words
    ? `<text x="${width / 2}" y="${height * 0.4}" font-family="sans-serif" font-weight="bold" font-size="${height / 6}" text-anchor="middle" fill="#fff">${words}</text>`
    : '';
  return drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#f4a261"/><stop offset="1" stop-color="#e76f51"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/><circle cx="${width * 0.72}" cy="${height * 0.32}" r="${height * 0.14}" fill="#ffe8c2"/>${hills.join('')}${text}</svg>`);
}

/** A sign on a plain ground; `wide` with bars beside it, as a name would be. */
export function mark({ paper = '#ffffff', ink = '#0b3d91', wide = true } = {}): Promise<Buffer> {
  const bars = wide
    ? [90, 130, 170, 210].map((x) => `<rect x="${x}" y="20" width="26" height="40" rx="6" fill="${ink}"/>`)
    : [];
  return drawn(`<svg xmlns="http://www.w3.org/2000/svg" width="${wide ? 260 : 90}" height="80">
    <rect width="100%" height="100%" fill="${paper}"/><circle cx="44" cy="40" r="28" fill="${ink}"/><circle cx="44" cy="40" r="12" fill="${paper}"/>${bars.join('')}</svg>`);
}

const drawn = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png().toBuffer();
