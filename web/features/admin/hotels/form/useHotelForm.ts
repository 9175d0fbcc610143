import { useRef, useState } from 'react';
import {
  type HotelForm_HotelFragment,
  useAdminCreateHotelMutation,
  useAdminHotelFormQuery,
  useAdminUpdateHotelMutation,
} from '#generated/graphql.ts';
import { randomId } from '#lib/storage/randomId.ts';
import { draftOf, type HotelDraft, isSameDraft, newDraft, toInput } from './hotelDraft.ts';
import { useUploads } from './fields/useUploads.ts';

interface Options {
  /** The hotel to change; null for a new one. */
  readonly id: string | null;
  readonly onSaved: (hotel: HotelForm_HotelFragment) => void;
}

/** State of the form: the draft, the hotel it started from, and the outcome of saving it. */
export const useHotelForm = ({ id, onSaved }: Options) => {
  // Not from the cache, because the form must edit the server's current version, identified by `updatedAt`.
  const stored = useAdminHotelFormQuery({
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'no-cache',
  });
  const [original, setOriginal] = useState<HotelForm_HotelFragment | null>(null);
  const [draft, setDraft] = useState<HotelDraft | null>(id === null ? newDraft : null);
  const [start, setStart] = useState(draft);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [conflict, setConflict] = useState<HotelForm_HotelFragment | null>(null);
  const [createHotel] = useAdminCreateHotelMutation();
  const [updateHotel] = useAdminUpdateHotelMutation();

  const uploads = useUploads();
  const attempt = useRef<{ draft: HotelDraft; key: string } | null>(null);
  /**
   * Idempotency key of a draft: the same for the same draft, so that a retry after a lost response creates no second
   * hotel.
   */
  const keyOf = (sent: HotelDraft): string => {
    if (!attempt.current || !isSameDraft(attempt.current.draft, sent))
      attempt.current = { draft: sent, key: randomId() };
    return attempt.current.key;
  };

  const begin = (hotel: HotelForm_HotelFragment) => {
    setOriginal(hotel);
    setDraft(draftOf(hotel));
    setStart(draftOf(hotel));
  };
  const found = stored.data?.adminHotel;
  if (found && original === null) begin(found);

  const change = (part: Partial<HotelDraft>) => setDraft((now) => now && { ...now, ...part });

  const send = async (sent: HotelDraft, updatedAt: string | undefined) => {
    const input = toInput(sent);
    if (id === null || updatedAt === undefined) {
      const { data } = await createHotel({ variables: { input, key: keyOf(sent) } });
      if (data) onSaved(data.createHotel.hotel);
      return;
    }
    const { data } = await updateHotel({ variables: { id, input, updatedAt } });
    const answer = data?.updateHotel;
    if (answer?.__typename === 'AdminHotelConflict') setConflict(answer.current);
    else if (answer) onSaved(answer.hotel);
  };
  const save = async (updatedAt = original?.updatedAt, sent = draft) => {
    if (!sent || isSaving) return;
    setFailure(null);
    setSaving(true);
    try {
      await send(sent, updatedAt);
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return {
    draft,
    original,
    change,
    save,
    ...uploads,
    isSaving,
    failure,
    isDirty: draft !== null && start !== null && !isSameDraft(draft, start),
    reading: {
      error: stored.error,
      retry: stored.refetch,
      isGone: id !== null && stored.data?.adminHotel === null,
    },
    conflict: {
      current: conflict,
      keep: () => setConflict(null),
      takeTheirs: () => {
        if (conflict) begin(conflict);
        setConflict(null);
      },
      overwrite: () => {
        if (!conflict || !draft) return;
        // The stored rating is now the other administrator's, so this form's rating is sent if it differs.
        const mine = { ...draft, storedRating: conflict.rating };
        setOriginal(conflict);
        setDraft(mine);
        setConflict(null);
        void save(conflict.updatedAt, mine);
      },
    },
  };
};
