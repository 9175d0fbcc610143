import adminHotelForm from './he/admin-hotel-form.json' with { type: 'json' };
import adminHotels from './he/admin-hotels.json' with { type: 'json' };
import admin from './he/admin.json' with { type: 'json' };
import app from './he/app.json' with { type: 'json' };
import bookings from './he/bookings.json' with { type: 'json' };
import chat from './he/chat.json' with { type: 'json' };
import checkout from './he/checkout.json' with { type: 'json' };
import common from './he/common.json' with { type: 'json' };
import contact from './he/contact.json' with { type: 'json' };
import discover from './he/discover.json' with { type: 'json' };
import favorites from './he/favorites.json' with { type: 'json' };
import hotel from './he/hotel.json' with { type: 'json' };
import profile from './he/profile.json' with { type: 'json' };
import receipt from './he/receipt.json' with { type: 'json' };
import review from './he/review.json' with { type: 'json' };
import teasers from './he/teasers.json' with { type: 'json' };
import thankYou from './he/thank-you.json' with { type: 'json' };
import ui from './he/ui.json' with { type: 'json' };
import upload from './he/upload.json' with { type: 'json' };

/** Every Hebrew text by message id, one file per feature. */
export const hebrew: Readonly<Record<string, string>> = {
  ...admin,
  ...adminHotelForm,
  ...adminHotels,
  ...app,
  ...bookings,
  ...chat,
  ...checkout,
  ...common,
  ...contact,
  ...discover,
  ...favorites,
  ...hotel,
  ...profile,
  ...receipt,
  ...review,
  ...teasers,
  ...thankYou,
  ...ui,
  ...upload,
};
