/** Whether a reader of the page sees nothing of an element. */
export function isHidden(css: ReadonlyMap<string, string>): boolean {
  const zero = (name: string) => /^0(px|pt|em|%)?$/.test(css.get(name) ?? '');
  return (
    css.get('display') === 'none' ||
    /^(hidden|collapse)$/.test(css.get('visibility') ?? '') ||
    css.get('mso-hide') === 'all' ||
    zero('opacity') ||
    (zero('max-height') && css.get('overflow') !== 'visible') ||
    (zero('max-width') && css.get('overflow') === 'hidden') ||
    isAway(css) ||
    isUnderneath(css)
  );
}

/** Far outside of what any screen shows. */
function isAway(css: ReadonlyMap<string, string>): boolean {
  const placed = /^(?:absolute|fixed)$/.test(css.get('position') ?? '');
  const places = [...(placed ? ['left', 'top', 'right', 'bottom'] : []), 'text-indent'];
  return places.some((name) => /^-\d{4,}(?:\.\d+)?px$/.test(css.get(name) ?? ''));
}

/** In the colour of its own background, as far as both are written the same way. */
function isUnderneath(css: ReadonlyMap<string, string>): boolean {
  const behind = css.get('background-color') ?? css.get('background');
  return behind !== undefined && css.has('color') && plainColour(behind) === plainColour(css.get('color')!);
}

function plainColour(value: string): string {
  const written = value
    .replace(/\s+/g, '')
    .replace(/^white$/, '#ffffff')
    .replace(/^black$/, '#000000');
  return /^#[\da-f]{3}$/.test(written) ? written.replace(/[\da-f]/g, '$&$&') : written;
}
