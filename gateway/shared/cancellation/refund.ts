interface Amount {
  readonly amountMinor: number;
}

interface Terms {
  readonly isFree: boolean;
  readonly steps: readonly { readonly fee: Amount }[];
}

/**
 * True when cancelling costs something from the start, but not the whole price: such a rate is neither free to cancel
 * nor non-refundable.
 * @param total price of the stay
 */
export const isPartlyRefundable = ({ isFree, steps }: Terms, total: Amount): boolean =>
  !isFree && steps.some(({ fee }) => fee.amountMinor > 0 && fee.amountMinor < total.amountMinor);
