import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { type Search, useSearch } from '../useSearch.ts';

/**
 * Renders `useSearch` with the URL of a search in Rome, without the page; returns functions to read its latest state
 * and to go through the history.
 */
export const openSearch = () => {
  const current: { search?: Search; navigate?: NavigateFunction } = {};
  function Host() {
    const search = useSearch();
    const navigate = useNavigate();
    useEffect(() => {
      Object.assign(current, { search, navigate });
    });
    return null;
  }
  renderRoute(<Host />, { address: '/?destination=Italy&country=IT&city=3169070&cityName=Rome&guests=2' });
  return {
    search: () => {
      if (!current.search) throw new Error('The search is not drawn yet');
      return current.search;
    },
    go: (delta: number) => current.navigate?.(delta),
    params: () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]),
  };
};
