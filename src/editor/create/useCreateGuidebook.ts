import { useQueryClient } from "@tanstack/react-query";
import { userQuery } from "#accounts/session.ts";
import { guidebookCalls, guidebookKeys } from "#guidebooks/client.ts";
import { jsonOf } from "#core/client.ts";
import { showToast } from "#ui/toast.ts";
import { useCall } from "#ui/useCall.ts";

interface NewGuidebookForm {
  name: string;
  /** The shared sections that it begins with. */
  shared?: string[];
}

interface CreateForm {
  /** Runs unless the host has gone to another screen meanwhile. */
  onCreated: (guidebook: { id: string }) => unknown;
  onFailure: (error: Error) => void;
}

/** Makes a blank guidebook for the signed-in host. */
export function useCreateGuidebook({ onCreated, onFailure }: CreateForm) {
  const client = useQueryClient();
  return useCall({
    mutationFn: async ({ name, shared = [] }: NewGuidebookForm) => {
      const user = await client.fetchQuery(userQuery);
      if (!user) throw new Error("Failed to get user information");
      return await jsonOf(guidebookCalls.guidebooks.$post({ json: { name, userId: user.id, shared } }));
    },
    onSuccess: async (guidebook) => {
      client.setQueryData(guidebookKeys.one(guidebook.id), guidebook);
      await client.invalidateQueries({ queryKey: guidebookKeys.all, exact: true });
    },
    onSuccessHere: (guidebook) => {
      showToast({
        title: "Guidebook created",
        description: "Your guidebook has been created successfully.",
      });
      return onCreated(guidebook);
    },
    onFailure,
  });
}
