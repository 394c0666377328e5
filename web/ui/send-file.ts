import { saveFile } from './save-file.ts';

/** Whether the device has a sheet of its own that takes such a file. */
export const canSend = (file: File): boolean => navigator.canShare?.({ files: [file] }) === true;

/** Hands a file to the device's own sheet, and to the person to keep where that cannot be done. */
export async function sendFile(file: File, text: string): Promise<void> {
  if (!canSend(file)) return saveFile(file.name, file);
  try {
    await navigator.share({ files: [file], text });
  } catch (failure) {
    // Closing the device's own sheet is an answer too.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) saveFile(file.name, file);
  }
}
