import { createYielder } from '#backends/kit/yielding.ts';
import { attractionsOf, descriptionOf } from '../../content/descriptions.ts';
import type { SandboxHotelFacts } from '../../content/facts.ts';
import { facilitiesOf } from '../../content/facilities.ts';
import { feesOf, timesOf } from '../../content/hotel-rules.ts';
import { phoneOf } from '../../content/phones.ts';
import { picturesOf, roomPictureOf } from '../../content/pictures.ts';
import { roomTypesOf } from '../../fares/rooms.ts';
import { unitOf } from '../../random.ts';
import { refusal, refusals } from '../../reply.ts';
import type { Call } from '../call.ts';
import { countryCodeOf } from './city-hotels.ts';

function roomDetails(seed: string, hotel: SandboxHotelFacts, origin: string): unknown {
  return roomTypesOf(seed, hotel).map((room) => ({
    RoomName: room.name,
    RoomId: room.id,
    RoomSize: `${room.squareMeters} sq. m`,
    RoomDescription: `<p>${room.name}</p>`,
    imageURL: [roomPictureOf(seed, hotel, room, origin)],
  }));
}

function detail(
  seed: string,
  hotel: SandboxHotelFacts,
  origin: string,
  withRooms: boolean,
): Record<string, unknown> {
  const times = timesOf(seed, hotel);
  const pictures = picturesOf(seed, hotel, origin);
  return {
    HotelCode: hotel.code,
    HotelName: hotel.name,
    Description: descriptionOf(seed, hotel),
    HotelFacilities: facilitiesOf(seed, hotel),
    Attractions: attractionsOf(seed, hotel),
    Image:
      pictures.all.length > 0 || unitOf(seed, 'no-image-key', hotel.code) < 0.5 ? pictures.main : undefined,
    Images: pictures.all.length > 0 ? pictures.all : undefined,
    Address: `${hotel.address.trim()}, ${hotel.city.name}, ${hotel.pinCode}, ${hotel.city.countryName}`,
    PinCode: hotel.pinCode,
    CityId: hotel.city.code,
    CountryName: hotel.city.countryName,
    PhoneNumber: phoneOf(seed, hotel),
    Email: '',
    HotelWebsiteUrl: '',
    FaxNumber: '',
    Map: `${hotel.latitude}|${hotel.longitude}`,
    HotelRating: hotel.stars,
    CityName: hotel.city.name,
    CountryCode: countryCodeOf(seed, hotel),
    CheckInTime: times.checkIn,
    CheckOutTime: times.checkOut,
    HotelFees: feesOf(seed, hotel),
    RoomDetails: withRooms ? roomDetails(seed, hotel, origin) : undefined,
  };
}

/**
 * Content of hotels by code, in the requested order. Unknown codes are left out; the number of codes is not limited.
 */
export const hotelDetails: Call = {
  name: 'HotelDetails',
  verb: 'POST',
  family: 'search',
  packed: true,
  hotelCodes: (body) => body.codes('Hotelcodes'),
  summary: (body) => ({ hotels: body.codes('Hotelcodes').length, language: body.text('Language') }),
  async run({ body, origin }, { hotels, seed }) {
    const codes = body.codes('Hotelcodes');
    if (codes.length === 0) return refusal(400, 'Hotel Codes can not be null or empty');
    const withRooms = body.flag('IsRoomDetailRequired');
    const yieldIfDue = createYielder();
    const rows: Record<string, unknown>[] = [];
    for (const code of codes) {
      const hotel = hotels.hotel(code);
      if (hotel) rows.push(detail(seed, hotel, origin, withRooms));
      await yieldIfDue();
    }
    if (rows.length === 0) return refusals.noHotels;
    return { code: 200, description: 'Successful', payload: { HotelDetails: rows } };
  },
};
