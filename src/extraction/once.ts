/** Looks once for what many tickets of one document ask for; forgotten with the document. */
export function once<Key extends object, Found>(look: (key: Key) => Found): (key: Key) => Found {
  const found = new WeakMap<Key, { readonly value: Found }>();
  return (key) => {
    const known = found.get(key) ?? { value: look(key) };
    found.set(key, known);
    return known.value;
  };
}
