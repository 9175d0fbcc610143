import type { Call } from '../call.ts';

export const countryList: Call = {
  name: 'CountryList',
  verb: 'GET',
  family: 'search',
  packed: true,
  run: (_, { geography }) => ({
    code: 200,
    description: 'Success',
    payload: { CountryList: geography.countries },
  }),
};
