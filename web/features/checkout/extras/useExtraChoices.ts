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
import type { IsNotDraft } from '../useNotDraft.ts';
import { messages } from '../checkout.messages.ts';
import { useExtras } from './useExtras.ts';

export interface ExtraChoices {
  readonly car: CarChoice;
  readonly ticketsOf: (kind: TicketKind) => Tickets;
  readonly changeCar: (car: CarChoice) => void;
  readonly changeTickets: (step: TicketStepRow, tickets: Tickets) => void;
  readonly isSaving: boolean;
  /** Message when the last save of this step failed; null otherwise. */
  readonly failureOf: (step: StepId) => Message | null;
  /** Saves extras of a step, then opens the next step if it is not null. */
  readonly save: (step: StepId, extras: BookingExtrasInput, next: StepId | null) => void;
  /** Saves the draft of a step without leaving the current step. */
  readonly saveDraft: (step: StepId) => void;
  /** Discards the draft of a step; the booking does not change. */
  readonly discard: (step: StepId) => void;
  /**
   * Opens another step after saving the choice of the current one, unless that was skipped or another step is being
   * saved.
   */
  readonly leave: (next: StepId) => void;
  /** Opens another step without saving the choice of the current one. */
  readonly skip: (next: StepId) => void;
  /** Steps with a choice that is not saved in the booking. */
  readonly unsaved: readonly DraftStepId[];
}

/** A failed save, and the step on which it is shown; it is dropped when another step is opened. */
interface Failure {
  readonly of: StepId;
  readonly at: StepId;
  readonly words: Message;
}

interface Way {
  readonly step: StepId;
  readonly goTo: (step: StepId) => void;
  readonly isNotDraft: IsNotDraft;
}

/** The choices of the extras steps. They are stored outside the steps, so that leaving a step does not lose them. */
export const useExtraChoices = (
  booking: CheckoutPage_BookingFragment,
  { step, goTo, isNotDraft }: Way,
): ExtraChoices => {
  const storageName = `extras.${booking.id}`;
  const [drafts, setDrafts] = useState<ExtraDrafts>(() => storedDrafts(readTab(storageName)));
  useEffect(() => writeTab(storageName, drafts), [storageName, drafts]);
  const [failed, setFailed] = useState<Failure | null>(null);
  if (failed && failed.at !== step) setFailed(null);
  const saving = useExtras(booking.id);
  const shown = useRef(step);
  /** The step whose choice was sent last. */
  const savedStep = useRef<StepId | null>(null);
  /** The step to open once the current save has succeeded; the latest request replaces earlier ones. */
  const pendingStep = useRef<StepId | null>(null);
  // A late response must not bring travellers back who have left the checkout.
  useEffect(
    () => () => {
      pendingStep.current = null;
    },
    [],
  );

  const save: ExtraChoices['save'] = (saved, extras, next) => {
    savedStep.current = saved;
    pendingStep.current = next;
    setFailed(null);
    saving.save(extras, {
      done: () => {
        // Changes made in the meantime stay a draft.
        setDrafts((now) => (hasSameDraft(now, drafts, saved) ? withoutDraft(now, saved) : now));
        if (pendingStep.current && shown.current === saved) goTo(pendingStep.current);
      },
      failed: async (code) => {
        if (await isNotDraft(code)) return;
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
      // Waits only for a save of this step; one of another step finishes in the background.
      if (savedStep.current === step) pendingStep.current = next;
      else goTo(next);
    } else if (drafts.skipped.includes(step) || !saveDraft(step, next)) goTo(next);
  };
  const skip = (next: StepId) => {
    setDrafts({ ...drafts, skipped: [...drafts.skipped.filter((skipped) => skipped !== step), step] });
    goTo(next);
  };

  // After Back and Forward, the choice of the step that was left is saved in the background.
  const onStep = useEffectEvent((now: StepId) => {
    const left = shown.current;
    shown.current = now;
    // A response must not open another step for travellers who went elsewhere in the meantime.
    if (left !== now) pendingStep.current = null;
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
