/** Puts a text on the clipboard; tells whether it is there. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way, for pages over plain http, which have no clipboard of their own. */
function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  return isCopied;
}
