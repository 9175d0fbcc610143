/** Widths in which uploaded pictures are available, in pixels. */
export type PictureWidth = 320 | 640 | 1280;

/** URL of a picture in about this width: uploads have smaller copies, all others only one size. */
export const pictureSrc = <Url extends string | null>(url: Url, width: PictureWidth): Url | string =>
  url?.startsWith('/files/u/') && !url.includes('?') ? `${url}?w=${width}` : url;
