/** Every page of the product as its address is written; matched without regard to case. */
export const pagePaths = [
  '/',
  '/Discover',
  '/Hotel',
  '/HotelsMap',
  '/Checkout',
  '/ThankYou',
  '/Bookings',
  '/Receipt',
  '/Admin',
  '/Favorites',
  '/Profile',
  '/Contact',
  '/CarRental',
  '/Insurance',
  '/Attractions',
  '/StaticExport',
  '/StaticCode',
  '/CancellationPolicy',
  '/TermsOfUse',
  '/Privacy',
  '/Security',
  '/Accessibility',
] as const;

/** Hyphenated addresses and those of the menu's labels, in lower case, and the page each leads to (DEC-86). */
export const pageAliases: Readonly<Record<string, (typeof pagePaths)[number]>> = {
  '/hotels-map': '/HotelsMap',
  '/thank-you': '/ThankYou',
  '/my-bookings': '/Bookings',
  '/admin-panel': '/Admin',
  '/car-rental': '/CarRental',
  '/travel-insurance': '/Insurance',
  '/cancellation-policy': '/CancellationPolicy',
  '/terms-of-use': '/TermsOfUse',
  '/static-export': '/StaticExport',
  '/static-code': '/StaticCode',
};
