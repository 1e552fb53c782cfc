/**
 * The one image among the chosen or dropped files. Null when there is no file, more than one, or a file of
 * another type. A file without a type passes: some systems do not know HEIC, and the server checks the bytes
 * anyway.
 */
export function onlyImage(files: readonly File[]): File | null {
  const [file] = files;
  if (file === undefined || files.length > 1) return null;
  return file.type === '' || file.type.startsWith('image/') ? file : null;
}
