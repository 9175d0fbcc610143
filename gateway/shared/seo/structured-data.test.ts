import { expect, it } from 'vitest';
import { hotelData } from './structured-data.ts';

it('the structured data of a hotel contain only pictures on our own origin that show the hotel', () => {
  const picture = (url: string, isIllustration = false) => ({ url, isIllustration });
  const facts = {
    name: 'The Jaffa Arch',
    description: '',
    address: '',
    city: 'Tel Aviv',
    country: 'Israel',
    stars: null,
    quality: null,
    images: [
      picture('/files/a.jpg'),
      picture('//evil.example/a.jpg'),
      picture('/\t/evil.example/a.jpg'),
      picture('https://evil.example/a.jpg'),
      picture('/stock/sea.svg', true),
    ],
  };
  expect(hotelData(facts, null, 'https://solera.example/Hotel?id=1', new URLSearchParams())).toMatchObject({
    image: ['https://solera.example/files/a.jpg'],
  });
});
