import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { guidebookCalls, guidebookKeys, sharedKey, contactsQuery } from "#guidebooks/client.ts";
import type { ContactList } from "#guidebooks/contacts/contract.ts";
import type { HostSection } from "#guidebooks/contract.ts";
import { ApiError, jsonOf } from "#core/client.ts";
import { failureText } from "#ui/failure.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";
import type { ContactsContent } from "#sections/contacts/content.ts";

const NOT_SAVED = {
  title: "Contacts not saved",
  description: "There was an error saving them. Please try again.",
};

type FieldErrors = Record<string, string>;

function useNoteChanged() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: contactsQuery.queryKey }),
      client.invalidateQueries({ queryKey: sharedKey }),
      client.invalidateQueries({ queryKey: guidebookKeys.all }),
    ]);
}

/** Field errors of a refusal, without the path of the request. */
function fieldsOf(error: unknown): FieldErrors {
  const fields = error instanceof ApiError ? (error.body?.fields ?? {}) : {};
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [path.replace(/^content\./, ""), text]),
  );
}

/** Saves a list in all properties that share it. `theirs` is the stored list if another save came first. */
export function useSaveContacts(onSaved: () => void, onRefused: (errors: FieldErrors) => void) {
  const noteChanged = useNoteChanged();
  const [theirs, setTheirs] = useState<HostSection | null>(null);
  const save = useCall({
    mutationFn: ({ sectionId, ...json }: { sectionId: string; version: number; content: ContactsContent }) =>
      jsonOf(guidebookCalls["guidebook-sections"][":id"].$put({ param: { id: sectionId }, json })),
    onSuccess: async () => {
      await noteChanged();
      showToast({ title: "Contacts saved", description: "Guests can see them now." });
      onSaved();
    },
    failure: (error) => (staleSection(error) ? null : failureText(error, NOT_SAVED)),
    onFailure: async (error) => {
      const stored = staleSection(error);
      setTheirs(stored ?? null);
      if (stored) await noteChanged();
      else onRefused(fieldsOf(error));
    },
  });
  return { ...save, theirs };
}

const staleSection = (error: unknown): HostSection | undefined =>
  error instanceof ApiError && error.body?.code === "stale_section"
    ? (error.body.section as HostSection) // Sections 3: the refusal carries the stored section
    : undefined;

interface NewList {
  /** The guidebooks that have it; in several it is one shared section. */
  properties: readonly string[];
  content: ContactsContent;
  tile?: string | null;
}

/** Adds a list to properties: to all of them, or none. */
export function useAddContacts(onAdded: () => void, onRefused: (errors: FieldErrors) => void) {
  const noteChanged = useNoteChanged();
  return useCall({
    mutationFn: ({ properties: [id = "", ...alsoIn], content, tile }: NewList) =>
      jsonOf(
        guidebookCalls.guidebooks[":id"].sections.$post({
          param: { id },
          json: { shape: "contacts", title: tile ?? "", icon: "phone", content: { ...content }, alsoIn },
        }),
      ),
    onSuccess: async () => {
      await noteChanged();
      showToast({ title: "Contacts added", description: "Guests can see them now." });
      onAdded();
    },
    failure: NOT_SAVED,
    onFailure: (error) => onRefused(fieldsOf(error)),
  });
}

/** Deletes a list from all properties that have it. The toast offers undo. */
export function useDeleteContacts() {
  const noteChanged = useNoteChanged();
  const addBack = useAddContacts(
    () => {},
    () => {},
  );
  return useCall({
    mutationFn: ({ sectionId }: ContactList) =>
      guidebookCalls["guidebook-sections"][":id"].$delete({
        param: { id: sectionId },
        query: { everywhere: "true" },
      }),
    onSuccess: async (_nothing, { properties, content, tile }) => {
      await noteChanged();
      showToast({
        title: "Contacts deleted",
        description: "Guests can no longer see them.",
        action: {
          label: "Undo",
          onSelect: () =>
            addBack.mutate({ properties: properties.map(({ guidebookId }) => guidebookId), content, tile }),
        },
      });
    },
    failure: { title: "Error", description: "Failed to delete the contacts. Please try again." },
  });
}
