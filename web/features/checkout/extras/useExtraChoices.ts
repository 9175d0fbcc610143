import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { BookingExtrasInput, CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import type { TicketKind } from '#shared/extras/extras-catalogue.ts';
import {
  bookedCar,
  bookedTickets,
  draftSteps,
  hasSameDraft,
  storedDrafts,
  unsavedExtras,
  withoutDraft,
} from './extraDrafts.ts';
import type { CarChoice, DraftStepId, ExtraDrafts, Tickets } from './extraDrafts.ts';
import type { StepId, TicketStepRow } from '../steps.ts';
import { messages } from '../checkout.messages.ts';
import { useExtras } from './useExtras.ts';

export interface ExtraChoices {
  readonly car: CarChoice;
  readonly ticketsOf: (kind: TicketKind) => Tickets;
  readonly changeCar: (car: CarChoice) => void;
  readonly changeTickets: (step: TicketStepRow, tickets: Tickets) => void;
  readonly isSaving: boolean;
  /** Says that the last save of this step failed, its choice is still on the page; null when it did not. */
  readonly failureOf: (step: StepId) => Message | null;
  /** Saves extras of a step, then moves to the next step; stays when that is null. */
  readonly save: (step: StepId, extras: BookingExtrasInput, next: StepId | null) => void;
  /** Saves the draft of a step, and stays. */
  readonly saveDraft: (step: StepId) => void;
  /** Drops the draft of a step: the booking does not change. */
  readonly discard: (step: StepId) => void;
  /** Leaves the step for another one, and saves its choice first. */
  readonly leave: (next: StepId) => void;
  /** Leaves the step without saving its choice. */
  readonly skip: (next: StepId) => void;
  /** Steps whose choice is not part of the booking: skipped, not saved, or the page was left. */
  readonly unsaved: readonly DraftStepId[];
}

/** A save that failed, and the step on which that was shown: on another step it no longer matters. */
interface Failure {
  readonly of: StepId;
  readonly at: StepId;
  readonly words: Message;
}

interface Way {
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
}

/** The choices of the extras steps. They are stored outside the steps, so that leaving a step never loses one silently. */
export const useExtraChoices = (booking: CheckoutPage_BookingFragment, { step, goTo }: Way): ExtraChoices => {
  const storageName = `extras.${booking.id}`;
  const [drafts, setDrafts] = useState<ExtraDrafts>(() => storedDrafts(readTab(storageName)));
  useEffect(() => writeTab(storageName, drafts), [storageName, drafts]);
  const [failed, setFailed] = useState<Failure | null>(null);
  if (failed && failed.at !== step) setFailed(null);
  const saving = useExtras(booking.id);
  const shown = useRef(step);
  /** The step whose choice was sent last. */
  const savedStep = useRef<StepId | null>(null);
  /** Where to go when the running save has succeeded; the latest request counts. */
  const wish = useRef<StepId | null>(null);
  // A traveller who has left the checkout is not taken back to it by a late response.
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
        // Changes made meanwhile stay a draft.
        setDrafts((now) => (hasSameDraft(now, drafts, saved) ? withoutDraft(now, saved) : now));
        if (wish.current && shown.current === saved) goTo(wish.current);
      },
      failed: (code) => {
        const words = code === 'NETWORK' ? messages.saveOffline : messages.saveFailed;
        setFailed({ of: saved, at: shown.current, words });
      },
    });
  };
  const saveDraft = (of: StepId, next: StepId | null): boolean => {
    const extras = unsavedExtras(of, drafts, booking);
    if (extras) save(of, extras, next);
    return extras !== null;
  };
  const leave = (next: StepId) => {
    if (saving.isSaving) {
      // Only a save of this step is waited for; one of another step finishes in the background.
      if (savedStep.current === step) wish.current = next;
      else goTo(next);
    } else if (drafts.skipped.includes(step) || !saveDraft(step, next)) goTo(next);
  };
  const skip = (next: StepId) => {
    setDrafts({ ...drafts, skipped: [...drafts.skipped.filter((skipped) => skipped !== step), step] });
    goTo(next);
  };

  // Back and Forward do not wait: the choice of the step that was left is saved in the background.
  const onStep = useEffectEvent((now: StepId) => {
    const left = shown.current;
    shown.current = now;
    // A traveller who went elsewhere and returns before the response is not moved on by it.
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
    failureOf: (of) => (failed?.of === of ? failed.words : null),
    save,
    saveDraft: (of) => void saveDraft(of, null),
    discard,
    leave,
    skip,
    unsaved: draftSteps.map(({ id }) => id).filter((of) => unsavedExtras(of, drafts, booking) !== null),
  };
};
