import type { HotelDraft } from './hotelDraft.ts';

/** Props of every section of the form. */
export interface SectionProps {
  readonly draft: HotelDraft;
  /** Merges these fields into the current form, because a picture may arrive while text is typed. */
  readonly change: (part: Partial<HotelDraft>) => void;
  /** Reports whether one part of the form is uploading pictures. */
  readonly uploading: (place: string, isBusy: boolean) => void;
}
