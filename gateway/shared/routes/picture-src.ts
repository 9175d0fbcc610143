/** Widths that uploaded pictures are offered in, in pixels. */
export type PictureWidth = 320 | 640 | 1280;

/** Address of a picture at about this width: uploads have smaller copies, everything else is as large as it is. */
export const pictureSrc = <Url extends string | null>(url: Url, width: PictureWidth): Url | string =>
  url?.startsWith('/files/u/') && !url.includes('?') ? `${url}?w=${width}` : url;
