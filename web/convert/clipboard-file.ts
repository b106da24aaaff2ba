/** The first file or picture of the clipboard, with a name. */
export async function fileOfClipboard(items: readonly ClipboardItem[]): Promise<File | undefined> {
  for (const item of items) {
    const type = item.types.find((each) => /^image\/(png|jpeg)$|^application\/pdf$/.test(each));
    if (!type) continue;
    const blob = await item.getType(type);
    return new File([blob], `pasted.${type.split('/')[1]!.replace('jpeg', 'jpg')}`, { type });
  }
  return undefined;
}
