import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookingExtrasInput, CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import type { TicketKind } from '#shared/extras/extras-catalogue.ts';
import {
  bookedCar,
  bookedTickets,
  draftSteps,
  hasSameDraft,
  keptDrafts,
  unsavedExtras,
  withoutDraft,
} from './extraDrafts.ts';
import type { CarChoice, DraftStepId, ExtraDrafts, Tickets } from './extraDrafts.ts';
import type { StepId, TicketStepRow } from '../steps.ts';
import { useExtras } from './useExtras.ts';

export interface ExtraChoices {
  readonly car: CarChoice;
  readonly ticketsOf: (kind: TicketKind) => Tickets;
  readonly changeCar: (car: CarChoice) => void;
  readonly changeTickets: (step: TicketStepRow, tickets: Tickets) => void;
  readonly isSaving: boolean;
  /** The last save of this step failed; its choice is still on the page. */
  readonly hasFailed: (step: StepId) => boolean;
  /** Saves extras of a step, then moves to the next; with null it stays. */
  readonly save: (step: StepId, extras: BookingExtrasInput, next: StepId | null) => void;
  /** Saves what a step's draft holds, and stays. */
  readonly saveDraft: (step: StepId) => void;
  /** Forgets what a step's draft holds: the booking stays as it is. */
  readonly discard: (step: StepId) => void;
  /** Leaves the step for another one, saving what is chosen in it first. */
  readonly leave: (next: StepId) => void;
  /** Leaves the step without its choice. */
  readonly skip: (next: StepId) => void;
  /** Steps whose choice is not part of the booking: skipped, not saved, or the page was left. */
  readonly unsaved: readonly DraftStepId[];
}

interface Way {
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
}

/** The choices of the extras steps. They outlive their step, so that no way out of it loses one in silence. */
export const useExtraChoices = (booking: CheckoutPage_BookingFragment, { step, goTo }: Way): ExtraChoices => {
  const storageName = `extras.${booking.id}`;
  const [drafts, setDrafts] = useState<ExtraDrafts>(() => keptDrafts(readTab(storageName)));
  useEffect(() => writeTab(storageName, drafts), [storageName, drafts]);
  /** Whose save failed, and on which step that was shown: on another step it no longer matters. */
  const [failed, setFailed] = useState<{ readonly of: StepId; readonly at: StepId } | null>(null);
  if (failed && failed.at !== step) setFailed(null);
  const saving = useExtras(booking.id);
  const shown = useRef(step);
  /** The step whose choice was sent last. */
  const savedStep = useRef<StepId | null>(null);
  /** Where to go when the save in flight has succeeded; the last wish counts. */
  const wish = useRef<StepId | null>(null);
  // Who has left the checkout is not carried back to it by an answer that comes late.
  useEffect(
    () => () => {
      wish.current = null;
    },
    [],
  );

  const save: ExtraChoices['save'] = (saved, extras, next) => {
    savedStep.current = saved;
    wish.current = next;
    setFailed(null);
    saving.save(extras, {
      done: () => {
        // What was changed meanwhile stays a draft.
        setDrafts((now) => (hasSameDraft(now, drafts, saved) ? withoutDraft(now, saved) : now));
        if (wish.current && shown.current === saved) goTo(wish.current);
      },
      failed: () => setFailed({ of: saved, at: shown.current }),
    });
  };
  const saveDraft = (of: StepId, next: StepId | null): boolean => {
    const extras = unsavedExtras(of, drafts, booking);
    if (extras) save(of, extras, next);
    return extras !== null;
  };
  const leave = (next: StepId) => {
    if (saving.isSaving) {
      // Only the step's own save is waited for; one of another step answers behind the traveller's back.
      if (savedStep.current === step) wish.current = next;
      else goTo(next);
    } else if (drafts.skipped.includes(step) || !saveDraft(step, next)) goTo(next);
  };
  const skip = (next: StepId) => {
    setDrafts({ ...drafts, skipped: [...drafts.skipped.filter((skipped) => skipped !== step), step] });
    goTo(next);
  };

  // Back and Forward do not wait: the choice of the step that was left is saved behind them.
  const onStep = useEffectEvent((now: StepId) => {
    const left = shown.current;
    shown.current = now;
    // Who has gone another way is not carried off by the answer, should they come back before it.
    if (left !== now) wish.current = null;
    if (left !== now && !saving.isSaving && !drafts.skipped.includes(left)) saveDraft(left, null);
  });
  useEffect(() => onStep(step), [step]);

  const change = (of: StepId, changed: Partial<ExtraDrafts>) => {
    setFailed(null);
    setDrafts({ ...drafts, ...changed, skipped: drafts.skipped.filter((skipped) => skipped !== of) });
  };
  const discard = (of: StepId) => change(of, withoutDraft(drafts, of));
  return {
    car: drafts.car ?? bookedCar(booking),
    ticketsOf: (kind) => drafts.tickets[kind] ?? bookedTickets(booking, kind),
    changeCar: (car) => change('car-rental', { car }),
    changeTickets: ({ id, kind }, tickets) => change(id, { tickets: { ...drafts.tickets, [kind]: tickets } }),
    isSaving: saving.isSaving,
    hasFailed: (of) => failed?.of === of,
    save,
    saveDraft: (of) => void saveDraft(of, null),
    discard,
    leave,
    skip,
    unsaved: draftSteps.map(({ id }) => id).filter((of) => unsavedExtras(of, drafts, booking) !== null),
  };
};
