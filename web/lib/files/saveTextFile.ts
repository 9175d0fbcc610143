/** A text file from the server. */
export interface TextFile {
  readonly name: string;
  /** May name a character set; the file is always written as UTF-8. */
  readonly mediaType: string;
  readonly content: string;
}

/** Saves a text as a download with its file name. */
export const saveTextFile = ({ name, mediaType, content }: TextFile): void => {
  const type = mediaType.includes('charset') ? mediaType : `${mediaType};charset=utf-8`;
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked later: some browsers read the blob only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
