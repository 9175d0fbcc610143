import type { HotelDraft } from './hotelDraft.ts';

/** What every part of the form takes. */
export interface SectionProps {
  readonly draft: HotelDraft;
  /** Puts these fields into the form as it is by then: a picture may arrive while text is typed. */
  readonly change: (part: Partial<HotelDraft>) => void;
  /** Reports whether pictures of one place of the form are on their way. */
  readonly uploading: (place: string, isBusy: boolean) => void;
}
