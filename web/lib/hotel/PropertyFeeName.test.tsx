import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { PropertyFeeName } from './PropertyFeeName.tsx';

it.each([
  ['en', 'city tax', 'City tax'],
  ['he', 'City tax', 'מס עירוני'],
  ['he', 'Mandatory tax', 'מס חובה'],
  ['he', 'Resort fee  per accommodation', 'דמי שירות של המלון'],
  ['he', 'Deposit Fee per stay', 'פיקדון'],
  ['he', 'City tax for adults', 'City tax for adults'],
] as const)('the name in %s of the fee “%s” is %s', (language, description, name) => {
  renderRoute(
    <p data-testid="fee">
      <PropertyFeeName description={description} />
    </p>,
    { language, mocks: [] },
  );
  expect(screen.getByTestId('fee').textContent).toBe(name);
});
