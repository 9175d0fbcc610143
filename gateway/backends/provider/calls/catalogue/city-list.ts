import { refusal } from '../../reply.ts';
import type { Call } from '../call.ts';

export const cityList: Call = {
  name: 'CityList',
  verb: 'POST',
  family: 'search',
  packed: true,
  summary: (body) => ({ country: body.text('CountryCode') }),
  run({ body }, { geography }) {
    const country = body.text('CountryCode');
    if (country === '') return refusal(400, 'Country Code can not be null or empty');
    const cities = geography.citiesOf(country);
    if (!cities) return refusal(500, 'No Cities Found');
    const rows = cities.map(({ code, name }) => ({ Code: code, Name: name }));
    return { code: 200, description: 'Success', payload: { CityList: rows } };
  },
};
