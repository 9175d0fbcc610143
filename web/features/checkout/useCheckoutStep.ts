import { useSearchParams } from 'react-router-dom';
import { stepAfter, stepOf } from './steps.ts';
import type { StepId } from './steps.ts';

/** The step in the address (`step=`), so that reload and Back keep it. */
export const useCheckoutStep = () => {
  const [params, setParams] = useSearchParams();
  const step = stepOf(params.get('step'));
  const goTo = (next: StepId) => {
    if (next === step) return;
    const changed = new URLSearchParams(params);
    changed.set('step', next);
    setParams(changed);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return { step, goTo, goNext: () => goTo(stepAfter(step)) };
};
