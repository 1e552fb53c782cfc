/**
 * The one image among the files that were chosen or dropped. Null when there are more or none, or when it is something
 * else. A file of unknown type passes: some systems do not know HEIC, and the server looks at the bytes anyway.
 */
export function onlyImage(files: readonly File[]): File | null {
  const [file] = files;
  if (file === undefined || files.length > 1) return null;
  return file.type === '' || file.type.startsWith('image/') ? file : null;
}
