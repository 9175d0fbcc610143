import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until every card of a full page is made: those below the first ones come in a step of their own. */
export const wholeList = () => waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
